import { Command } from '@nestjs/cqrs';

/** Gives reports that nobody is writing a new job, or gives them up, and deletes old ones. */
export class TidyReportsCommand extends Command<void> {}

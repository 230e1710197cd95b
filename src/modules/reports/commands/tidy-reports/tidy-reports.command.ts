import { Command } from '@nestjs/cqrs';

/** Gives reports that nobody is at a new job, or up, and forgets those that are old. */
export class TidyReportsCommand extends Command<void> {}

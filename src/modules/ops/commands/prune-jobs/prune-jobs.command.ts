import { Command } from '@nestjs/cqrs';

/** Forgets jobs that ended long ago; returns how many. */
export class PruneJobsCommand extends Command<number> {}

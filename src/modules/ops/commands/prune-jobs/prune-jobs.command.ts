import { Command } from '@nestjs/cqrs';

/**
 * Deletes jobs that ended long ago.
 * @returns how many
 */
export class PruneJobsCommand extends Command<number> {}

import { Command } from '@nestjs/cqrs';

/**
 * Deletes public events that happened long ago.
 * @returns how many
 */
export class PrunePublicEventsCommand extends Command<number> {}

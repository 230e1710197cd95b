import { Command } from '@nestjs/cqrs';

/**
 * Marks yesterday's activities as elapsed in the list.
 * @returns how many customers changed
 */
export class RollNextActivitiesCommand extends Command<number> {}

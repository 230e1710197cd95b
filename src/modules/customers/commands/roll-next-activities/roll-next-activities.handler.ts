import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { SearchRepository } from '../../persistence/search.repository.js';
import { RollNextActivitiesCommand } from './roll-next-activities.command.js';

/** Customers in one transaction: short enough not to delay anybody's write. */
const BATCH = 1_000;

@CommandHandler(RollNextActivitiesCommand)
export class RollNextActivitiesHandler implements ICommandHandler<RollNextActivitiesCommand> {
  constructor(private readonly search: SearchRepository) {}

  async execute(): Promise<number> {
    const due = await this.search.due(BATCH);
    if (due.length > 0) this.search.refresh(due);
    return due.length;
  }
}

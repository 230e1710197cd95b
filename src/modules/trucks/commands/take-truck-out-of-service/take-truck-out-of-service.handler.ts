import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TruckChanged } from '../../events/truck-changed.event.js';
import { boardRowsOf } from '../../truck.js';
import { TruckClearance } from '../truck-clearance.js';
import { TakeTruckOutOfServiceCommand } from './take-truck-out-of-service.command.js';

@CommandHandler(TakeTruckOutOfServiceCommand)
export class TakeTruckOutOfServiceHandler implements ICommandHandler<TakeTruckOutOfServiceCommand> {
  constructor(
    private readonly trucks: TruckRepository,
    private readonly clearance: TruckClearance,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ truckId, clear }: TakeTruckOutOfServiceCommand): Promise<TruckView> {
    const before = await this.trucks.lock(truckId);
    if (!before.inService) return truckViewOf(before);
    const after = { ...before, inService: false };
    await this.clearance.clear(truckId, clear);
    await this.trucks.update(after);
    const changes = fieldChanges(truckViewOf(before), truckViewOf(after));
    await this.history.record({ entity: 'truck', entityId: truckId, type: 'UPDATED', changes });
    this.events.raise(new TruckChanged(truckId, boardRowsOf(before)));
    return truckViewOf(after);
  }
}

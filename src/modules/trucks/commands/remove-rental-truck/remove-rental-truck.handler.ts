import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { conflict } from '#kernel/domain-error.js';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TruckChanged } from '../../events/truck-changed.event.js';
import { boardRowsOf } from '../../truck.js';
import { RemoveRentalTruckCommand } from './remove-rental-truck.command.js';

@CommandHandler(RemoveRentalTruckCommand)
export class RemoveRentalTruckHandler implements ICommandHandler<RemoveRentalTruckCommand> {
  constructor(
    private readonly trucks: TruckRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ truckId }: RemoveRentalTruckCommand): Promise<void> {
    const truck = await this.trucks.lock(truckId);
    if (!truck.isRental) throw conflict('NOT_A_RENTAL', 'This truck is not a rental.');
    await this.trucks.delete(truckId);
    await this.history.record({
      entity: 'truck',
      entityId: truckId,
      type: 'CLOSED',
      data: truckViewOf(truck),
    });
    this.events.raise(new TruckChanged(truckId, boardRowsOf(truck)));
  }
}

import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TruckChanged } from '../../events/truck-changed.event.js';
import { boardRowsOf } from '../../truck.js';
import { CreateTruckCommand } from './create-truck.command.js';

@CommandHandler(CreateTruckCommand)
export class CreateTruckHandler implements ICommandHandler<CreateTruckCommand> {
  constructor(
    private readonly trucks: TruckRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ truck }: CreateTruckCommand): Promise<TruckView> {
    const isRental = truck.isRental ?? false;
    const row = {
      id: newId(),
      branchId: truck.branchId,
      name: truck.name,
      abbreviation: truck.abbreviation,
      color: truck.color,
      hasLift: truck.hasLift ?? false,
      inService: truck.inService ?? true,
      isRental,
      rentalDay: isRental ? (truck.rentalDay ?? null) : null,
    };
    await this.trucks.insert(row);
    const view = truckViewOf(row);
    await this.history.recordCreation({ entity: 'truck', entityId: row.id, fields: view });
    this.events.raise(new TruckChanged(row.id, boardRowsOf(row)));
    return view;
  }
}

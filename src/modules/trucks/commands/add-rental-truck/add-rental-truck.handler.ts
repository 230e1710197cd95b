import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { newId } from '#kernel/ids.js';
import { Events } from '#platform/database/events.js';
import { History } from '#platform/history/history.js';
import { RENTAL_ABBREVIATION_LENGTH, RENTAL_COLOR } from '../../contract/truck-terms.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TruckChanged } from '../../events/truck-changed.event.js';
import { boardRowsOf } from '../../truck.js';
import { AddRentalTruckCommand } from './add-rental-truck.command.js';

@CommandHandler(AddRentalTruckCommand)
export class AddRentalTruckHandler implements ICommandHandler<AddRentalTruckCommand> {
  constructor(
    private readonly trucks: TruckRepository,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ rental, formerId }: AddRentalTruckCommand): Promise<TruckView> {
    const { branchId, name, abbreviation, color, hasLift, rentalDay } = rental;
    const row = {
      id: formerId ?? newId(),
      branchId,
      name,
      abbreviation: abbreviation || name.slice(0, RENTAL_ABBREVIATION_LENGTH),
      color: color || RENTAL_COLOR,
      hasLift,
      inService: true,
      isRental: true,
      rentalDay,
    };
    await this.trucks.insert(row);
    const view = truckViewOf(row);
    await this.history.recordCreation({ entity: 'truck', entityId: row.id, fields: view });
    this.events.raise(new TruckChanged(row.id, boardRowsOf(row)));
    return view;
  }
}

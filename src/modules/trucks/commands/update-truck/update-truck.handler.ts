import { CommandHandler } from '@nestjs/cqrs';
import type { ICommandHandler } from '@nestjs/cqrs';
import { Events } from '#platform/database/events.js';
import { fieldChanges } from '#platform/history/field-changes.js';
import { History } from '#platform/history/history.js';
import type { TruckDto } from '../../contract/truck.dto.js';
import type { TruckView } from '../../contract/truck.view.js';
import { TruckRepository } from '../../persistence/truck.repository.js';
import type { Truck } from '../../truck.js';
import { truckViewOf } from '../../persistence/truck.mapper.js';
import { TruckChanged } from '../../events/truck-changed.event.js';
import { boardRowsOf } from '../../truck.js';
import { TruckClearance } from '../truck-clearance.js';
import { UpdateTruckCommand } from './update-truck.command.js';

@CommandHandler(UpdateTruckCommand)
export class UpdateTruckHandler implements ICommandHandler<UpdateTruckCommand> {
  constructor(
    private readonly trucks: TruckRepository,
    private readonly clearance: TruckClearance,
    private readonly history: History,
    private readonly events: Events,
  ) {}

  async execute({ truckId, truck, clear }: UpdateTruckCommand): Promise<TruckView> {
    const before = await this.trucks.lock(truckId);
    const after = changed(before, truck);
    if (leavesItsPlace(before, after)) await this.clearance.clear(truckId, clear);
    await this.trucks.update(after);
    const view = truckViewOf(after);
    const changes = fieldChanges(truckViewOf(before), view);
    if (changes.length > 0) {
      await this.history.record({ entity: 'truck', entityId: truckId, type: 'UPDATED', changes });
      const rows = [...boardRowsOf(before), ...boardRowsOf(after)];
      this.events.raise(new TruckChanged(truckId, rows));
    }
    return view;
  }
}

/** Absent properties stay. */
function changed(before: Truck, truck: TruckDto): Truck {
  const isRental = truck.isRental ?? before.isRental;
  return {
    id: before.id,
    branchId: truck.branchId,
    name: truck.name,
    abbreviation: truck.abbreviation,
    color: truck.color,
    hasLift: truck.hasLift ?? before.hasLift,
    inService: truck.inService ?? before.inService,
    isRental,
    rentalDay: isRental ? (truck.rentalDay ?? before.rentalDay) : null,
  };
}

/** Whether the board rows on which it may have bookings are no longer its own. */
const leavesItsPlace = (before: Truck, after: Truck): boolean =>
  (before.inService && !after.inService) ||
  before.branchId !== after.branchId ||
  before.rentalDay !== after.rentalDay;

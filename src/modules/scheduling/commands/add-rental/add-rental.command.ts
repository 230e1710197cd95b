import { Command } from '@nestjs/cqrs';
import type { RentalTruck } from '../../../trucks/index.js';
import type { TruckView } from '../../../trucks/contract/truck.view.js';

/** Adds a truck for one day. @throws 404 for the branch, 409 NAME_TAKEN */
export class AddRentalCommand extends Command<TruckView> {
  constructor(readonly rental: RentalTruck) {
    super();
  }
}

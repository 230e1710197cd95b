import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { TruckView } from '../../contract/truck.view.js';

/** A truck rented for one day at one branch. */
export interface RentalTruck {
  branchId: string;
  name: string;
  /** The first three letters of the name by default. */
  abbreviation?: string | undefined;
  /** A gray by default. */
  color?: string | undefined;
  hasLift: boolean;
  rentalDay: LocalDate;
}

/** 409 NAME_TAKEN, 404 for the branch. */
export class AddRentalTruckCommand extends Command<TruckView> {
  /** @param formerId of one that was removed and comes back; absent: a new one */
  constructor(
    readonly rental: RentalTruck,
    readonly formerId?: string,
  ) {
    super();
  }
}

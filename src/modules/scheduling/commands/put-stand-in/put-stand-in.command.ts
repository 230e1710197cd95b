import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ExpectedStandIn, StandInRental } from '../../contract/stand-in.dto.js';

/** A rental that is made along, or comes back as the one that it was. */
export interface RentalAlong extends StandInRental {
  abbreviation?: string;
  color?: string;
  /** Of one that went along before; absent: a new one. */
  formerId?: string;
}

/** What is to serve the row of a truck, and from when on: `HH:mm` by the branch's clock. */
export interface WantedStandIn {
  branchId: string;
  day: LocalDate;
  truckId: string;
  /** A truck, or a rental of that day that is made along. */
  by: string | RentalAlong;
  from: string;
  note: string;
  /** What the sender believes to serve it; absent: anything. */
  expect?: ExpectedStandIn | null | undefined;
}

/**
 * Lets another truck serve a row from a moment of the day on, instead of the one that does (R-TRUCK-16).
 * @returns the id of that truck
 * @throws 404; 409 OTHER_BRANCH, BLOCK_CHANGED, STAND_IN_CHAIN, TRUCK_UNAVAILABLE, LIFT_REQUIRED, SLOT_TAKEN with
 *   what is in the way, NAME_TAKEN of a rental; 422 DAY_PAST
 */
export class PutStandInCommand extends Command<string> {
  constructor(readonly wanted: WantedStandIn) {
    super();
  }
}

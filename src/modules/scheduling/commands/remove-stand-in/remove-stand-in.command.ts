import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';

/** Whose row is to be served by its own truck again. */
export interface ServedRow {
  branchId: string;
  day: LocalDate;
  truckId: string;
  /** The truck that the sender believes to stand in; absent: any, or none. */
  expectBy?: string | undefined;
}

/**
 * Ends what stands in for a truck, with a rental that was made along unless it has bookings of its own (R-TRUCK-18).
 * @throws 404; 409 OTHER_BRANCH, BLOCK_CHANGED, ALREADY_STARTED (a job left with it), TRUCK_UNAVAILABLE, LIFT_REQUIRED, SLOT_TAKEN with what is in the way;
 *   422 DAY_PAST
 */
export class RemoveStandInCommand extends Command<void> {
  constructor(readonly row: ServedRow) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';
import type { HoldBookedView } from '../../contract/holds.view.js';

/** What a held time is booked for, and by whom. */
export interface HoldBooking {
  readonly holdId: string;
  /** Employee id. */
  readonly heldBy: string;
  readonly customerId: string;
  readonly activityId: string;
  /** Of the customer, as the sender saw it. */
  readonly version: number;
}

/**
 * Gives an activity the day, start, arrival window, trucks and direct legs that are held, or does nothing.
 * @throws 404; 409 HOLD_BOOKED, 410 HOLD_EXPIRED, 409 STALE_NOUNCE, ACTIVITY_COMMITTED, OPERATIONS_DIFFER,
 *   SLOT_TAKEN with what is free instead, CUSTOMER_INACTIVE, OTHER_BRANCH, LEG_TYPED, LEG_UNKNOWN, 503 while the
 *   maps service is down, and then as an assignment; 422 WINDOWS_OFF, CREW_MISMATCH, PRE_SAVE_CHECKS
 */
export class BookHoldCommand extends Command<HoldBookedView> {
  constructor(readonly booking: HoldBooking) {
    super();
  }
}

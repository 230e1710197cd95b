import { Command } from '@nestjs/cqrs';
import type { LocalDate } from '#kernel/local-date.js';
import type { ReservationMadeView } from '../../contract/booking.view.js';

/** A start that a visitor picked from those on offer. */
export interface ReservationRequest {
  branchId: string;
  date: LocalDate;
  /** `HH:mm` in the branch's zone. */
  time: string;
  /** Hours. */
  duration: number;
}

/**
 * Reserves the time for ten minutes, on any free truck or, where the branch ranks times, on the best.
 * @throws 404 'Branch not found', 409 SLOT_TAKEN for a time that is not on offer or no longer is,
 * 422 BEYOND_HORIZON, 429 TOO_MANY_RESERVATIONS, DAY_HELD_TOO_LONG
 */
export class MakeReservationCommand extends Command<ReservationMadeView> {
  /** @param address of the caller, IPv4 or IPv6 */
  constructor(
    readonly request: ReservationRequest,
    readonly address: string,
  ) {
    super();
  }
}

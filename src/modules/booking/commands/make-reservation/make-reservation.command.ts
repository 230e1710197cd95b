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
 * Keeps the time on any free truck for ten minutes.
 * @throws 404 'Branch not found', 409 SLOT_TAKEN for what is not on offer (any more), 422
 * BEYOND_HORIZON, 429 TOO_MANY_RESERVATIONS, DAY_HELD_TOO_LONG
 */
export class MakeReservationCommand extends Command<ReservationMadeView> {
  /** @param address that asks, IPv4 or IPv6 */
  constructor(
    readonly request: ReservationRequest,
    readonly address: string,
  ) {
    super();
  }
}

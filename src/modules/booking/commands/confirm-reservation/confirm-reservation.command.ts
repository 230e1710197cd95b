import { Command } from '@nestjs/cqrs';
import type { ReckonedDrives } from '#modules/moves/index.js';
import type { ConfirmationView } from '../../contract/booking.view.js';
import type { ConfirmReservationDto } from '../../contract/reservation.dto.js';

/**
 * Creates a customer for the visitor who has a reserved time, and books it on that truck.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, TRUCK_UNAVAILABLE, 410
 * RESERVATION_EXPIRED, 403 EMAIL_UNPROVEN, 429 TOO_MANY_BOOKINGS, 400 `referredBy` that names no
 * source
 */
export class ConfirmReservationCommand extends Command<ConfirmationView> {
  /**
   * @param address of the caller, IPv4 or IPv6
   * @param drives asked for before, outside the transaction; without them they are fetched once it is booked
   */
  constructor(
    readonly reservationId: string,
    readonly body: ConfirmReservationDto,
    readonly address: string,
    readonly drives?: ReckonedDrives,
  ) {
    super();
  }
}

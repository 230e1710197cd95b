import { Command } from '@nestjs/cqrs';
import type { ConfirmationView } from '../../contract/booking.view.js';
import type { ConfirmReservationDto } from '../../contract/confirm-reservation.dto.js';

/**
 * Makes a customer of whoever holds a time, and books it on the held truck.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, TRUCK_UNAVAILABLE, 410
 * RESERVATION_EXPIRED, 400 `referredBy` that names no source
 */
export class ConfirmReservationCommand extends Command<ConfirmationView> {
  constructor(
    readonly reservationId: string,
    readonly body: ConfirmReservationDto,
  ) {
    super();
  }
}

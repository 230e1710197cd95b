import { Command } from '@nestjs/cqrs';

/**
 * Gives a reserved time back.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, 410 RESERVATION_EXPIRED
 */
export class ReleaseReservationCommand extends Command<Record<string, never>> {
  constructor(
    readonly reservationId: string,
    readonly secret: string,
  ) {
    super();
  }
}

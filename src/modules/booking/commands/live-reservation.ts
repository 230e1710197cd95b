import { Injectable } from '@nestjs/common';
import { DatabaseTime } from '#platform/database/database-time.js';
import { ReservationRepository } from '../persistence/reservation.repository.js';
import type { Reservation } from '../persistence/reservation.repository.js';
import { reservationConfirmed, reservationExpired, unknownReservation } from '../refusals.js';
import { isSecretOf } from '../secrets.js';

/** Begins every write about a reservation: it is the caller's, and time is left. */
@Injectable()
export class LiveReservation {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly time: DatabaseTime,
  ) {}

  /**
   * The reservation, locked until the end of the command.
   * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, 410 RESERVATION_EXPIRED
   */
  async claim(id: string, secret: string): Promise<Reservation> {
    const reservation = await this.reservations.claim(id);
    if (!reservation || !isSecretOf(reservation.secretHash, secret)) throw unknownReservation();
    const { confirmation, state } = reservation;
    if (confirmation !== null) throw reservationConfirmed(confirmation);
    if (state === 'ended') throw reservationExpired();
    await this.requireTimeLeft(reservation);
    return reservation;
  }

  /**
   * Call it again after every wait for others: this one may have expired meanwhile.
   * @throws 410
   */
  async requireTimeLeft({ expiresAt }: Reservation): Promise<void> {
    if (expiresAt <= (await this.time.now())) throw reservationExpired();
  }
}

import { Module } from '@nestjs/common';
import { ConfirmReservationHandler } from './commands/confirm-reservation/confirm-reservation.handler.js';
import { EndExpiredReservationsHandler } from './commands/end-expired-reservations/end-expired-reservations.handler.js';
import { HoldReservationHandler } from './commands/hold-reservation/hold-reservation.handler.js';
import { LiveReservation } from './commands/live-reservation.js';
import { ReleaseReservationHandler } from './commands/release-reservation/release-reservation.handler.js';
import { Reservations } from './persistence/reservations.js';
import { FindFreeSlotsHandler } from './queries/find-free-slots/find-free-slots.handler.js';
import { QuoteMoveHandler } from './queries/quote-move/quote-move.handler.js';
import { ServingBranches } from './queries/serving-branches.js';

/** Booking by visitors of the company's web site, without signing in. */
@Module({
  providers: [
    HoldReservationHandler,
    ConfirmReservationHandler,
    ReleaseReservationHandler,
    EndExpiredReservationsHandler,
    LiveReservation,
    QuoteMoveHandler,
    FindFreeSlotsHandler,
    ServingBranches,
    Reservations,
  ],
})
export class BookingModule {}

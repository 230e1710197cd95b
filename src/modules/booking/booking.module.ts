import { Module } from '@nestjs/common';
import { provideConfig } from '#platform/config/load-config.js';
import { BookingConfig } from './booking.config.js';
import { ConfirmReservationHandler } from './commands/confirm-reservation/confirm-reservation.handler.js';
import { EndExpiredReservationsHandler } from './commands/end-expired-reservations/end-expired-reservations.handler.js';
import { MakeReservationHandler } from './commands/make-reservation/make-reservation.handler.js';
import { LiveReservation } from './commands/live-reservation.js';
import { ReleaseReservationHandler } from './commands/release-reservation/release-reservation.handler.js';
import { VisitorLimits } from './commands/visitor-limits.js';
import { CodeHash } from './code-hash.js';
import { ProvenEmail } from './commands/proven-email.js';
import { SendCodeHandler } from './commands/send-code/send-code.handler.js';
import { TryCodeHandler } from './commands/try-code/try-code.handler.js';
import { EmailCodeRepository } from './persistence/email-code.repository.js';
import { ContactHashes } from './contact-hashes.js';
import { TurnRepository } from './persistence/turn.repository.js';
import { VisitorCountRepository } from './persistence/visitor-count.repository.js';
import { PublicAvailability } from './queries/public-availability.js';
import { PublicRooms } from './queries/public-rooms.js';
import { ReservationRepository } from './persistence/reservation.repository.js';
import { FindFreeSlotsHandler } from './queries/find-free-slots/find-free-slots.handler.js';
import { ForeseeDrivesHandler } from './queries/foresee-drives/foresee-drives.handler.js';
import { QuoteMoveHandler } from './queries/quote-move/quote-move.handler.js';
import { ServingBranches } from './queries/serving-branches.js';

/** Booking by visitors of the company's web site, without signing in. */
@Module({
  providers: [
    MakeReservationHandler,
    ConfirmReservationHandler,
    ReleaseReservationHandler,
    SendCodeHandler,
    TryCodeHandler,
    EndExpiredReservationsHandler,
    LiveReservation,
    VisitorLimits,
    VisitorCountRepository,
    TurnRepository,
    ContactHashes,
    CodeHash,
    EmailCodeRepository,
    ProvenEmail,
    PublicAvailability,
    PublicRooms,
    provideConfig(BookingConfig),
    QuoteMoveHandler,
    FindFreeSlotsHandler,
    ForeseeDrivesHandler,
    ServingBranches,
    ReservationRepository,
  ],
})
export class BookingModule {}

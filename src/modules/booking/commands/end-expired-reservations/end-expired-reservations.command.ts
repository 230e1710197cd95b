import { Command } from '@nestjs/cqrs';

/**
 * Ends reservations that expired, of one address, so that it may reserve again, or of all; and
 * deletes old ones.
 */
export class EndExpiredReservationsCommand extends Command<void> {
  constructor(readonly address: string | null = null) {
    super();
  }
}

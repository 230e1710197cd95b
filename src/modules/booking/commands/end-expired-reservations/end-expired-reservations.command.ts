import { Command } from '@nestjs/cqrs';

/** Ends what expired: of one address, so that it may hold again, or of all, and forgets what is old. */
export class EndExpiredReservationsCommand extends Command<void> {
  constructor(readonly address: string | null = null) {
    super();
  }
}

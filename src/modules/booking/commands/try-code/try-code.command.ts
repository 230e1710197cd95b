import { Command } from '@nestjs/cqrs';

/** A code as the holder of a time typed it, and the address that it is to prove. */
export interface CodeTry {
  reservationId: string;
  secret: string;
  email: string;
  code: string;
}

/**
 * Counts the try, so it is a command of its own: a booking that is refused must not undo the count.
 * Whether it was right the booking then reads.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, 410 RESERVATION_EXPIRED
 */
export class TryCodeCommand extends Command<void> {
  constructor(readonly attempt: CodeTry) {
    super();
  }
}

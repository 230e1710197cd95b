import { Command } from '@nestjs/cqrs';

/** A code as the visitor typed it, and the address that it should prove. */
export interface CodeTry {
  reservationId: string;
  secret: string;
  email: string;
  code: string;
}

/**
 * Counts the try, so it is a command of its own: a refused booking must not undo the count. The
 * booking then reads whether it was right.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, 410 RESERVATION_EXPIRED
 */
export class TryCodeCommand extends Command<void> {
  constructor(readonly attempt: CodeTry) {
    super();
  }
}

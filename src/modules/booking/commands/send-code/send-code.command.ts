import { Command } from '@nestjs/cqrs';

/** Where the code goes, and who asks for it. */
export interface CodeRequest {
  reservationId: string;
  secret: string;
  email: string;
  /** IPv4 or IPv6. */
  address: string;
}

/**
 * Sends a six-digit code with which the visitor proves an email address; earlier codes no longer
 * count.
 * @throws 404 unknown or another's, 409 RESERVATION_CONFIRMED, EMAIL_PROOF_NOT_ASKED, 410
 * RESERVATION_EXPIRED, 429 TOO_MANY_CODES
 */
export class SendCodeCommand extends Command<Record<string, never>> {
  constructor(readonly request: CodeRequest) {
    super();
  }
}

import { Command } from '@nestjs/cqrs';

/** The customer at the moment of the email. */
export interface EmailBasis {
  branchId: string;
  /** What the email states is as of this version; the delivery passes it back. */
  version: number;
}

/**
 * Notes on a customer that an email was accepted for sending; the customer is locked until the
 * command ends. Needs and changes no version. Refused: 404.
 */
export class NoteEmailAcceptedCommand extends Command<EmailBasis> {
  constructor(readonly customerId: string) {
    super();
  }
}

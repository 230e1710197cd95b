import { Command } from '@nestjs/cqrs';

/** The customer as the e-mail finds it. */
export interface EmailBasis {
  branchId: string;
  /** What the e-mail states is as of this version; the delivery tells it again. */
  version: number;
}

/**
 * Tells a customer that an e-mail was accepted for sending; the customer is locked until the command
 * ends. Needs and changes no version. Refused: 404.
 */
export class NoteEmailAcceptedCommand extends Command<EmailBasis> {
  constructor(readonly customerId: string) {
    super();
  }
}

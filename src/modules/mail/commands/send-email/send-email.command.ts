import { Command } from '@nestjs/cqrs';
import type { SendEmailDto } from '../../contract/send-email.dto.js';
import type { SafeHtml } from '../../markup/safe-html.js';

/** An accepted email; it is on its way once this commits. */
export interface AcceptedEmail {
  emailId: string;
  status: 'queued';
}

/**
 * Accepts an email to a customer, in the name of the person.
 * Refused in this order: 404, 422 NOT_ALL_TRUCKS_ASSIGNED, 422 MOVE_NOT_CONFIRMED, 422
 * PROPOSAL_INCOMPLETE.
 */
export class SendEmailCommand extends Command<AcceptedEmail> {
  /**
   * @param handOver `by-caller`: no job delivers it, because the caller does so in the same
   * transaction
   */
  constructor(
    readonly email: Omit<SendEmailDto, 'html'>,
    /** From MakeSafeQuery, which takes a while; a command would hold a connection meanwhile. */
    readonly html: SafeHtml,
    readonly handOver: 'by-job' | 'by-caller' = 'by-job',
  ) {
    super();
  }
}

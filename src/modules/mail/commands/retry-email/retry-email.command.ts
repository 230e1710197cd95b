import { Command } from '@nestjs/cqrs';
import type { EmailStatusView } from '../../contract/mail.view.js';

/** A person sends an email again. Refused: 404, 409 EMAIL_NOT_RETRYABLE unless failed or unknown. */
export class RetryEmailCommand extends Command<EmailStatusView> {
  constructor(readonly emailId: string) {
    super();
  }
}

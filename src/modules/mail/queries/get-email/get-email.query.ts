import { Query } from '@nestjs/cqrs';
import type { EmailStatusView } from '../../contract/mail.view.js';

/** The state of an email. Refused: 404. */
export class GetEmailQuery extends Query<EmailStatusView> {
  constructor(readonly emailId: string) {
    super();
  }
}

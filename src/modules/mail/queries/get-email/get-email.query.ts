import { Query } from '@nestjs/cqrs';
import type { EmailStatusView } from '../../contract/mail.view.js';

/** How an e-mail fares. Refused: 404. */
export class GetEmailQuery extends Query<EmailStatusView> {
  constructor(readonly emailId: string) {
    super();
  }
}

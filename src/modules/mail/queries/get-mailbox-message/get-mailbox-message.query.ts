import { Query } from '@nestjs/cqrs';
import type { MailboxMessageView } from '../../contract/mail.view.js';

/** One message of the local mailbox. Refused: 404, also when mail is sent for real. */
export class GetMailboxMessageQuery extends Query<MailboxMessageView> {
  constructor(readonly messageId: string) {
    super();
  }
}

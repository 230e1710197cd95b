import { Query } from '@nestjs/cqrs';
import type { MailboxMessageView } from '../../contract/mail.view.js';

/** One message of the local mailbox. Refused: 404, also where mail leaves the house. */
export class GetMailboxMessageQuery extends Query<MailboxMessageView> {
  constructor(readonly messageId: string) {
    super();
  }
}

import { Query } from '@nestjs/cqrs';
import type { MailboxRow } from '../../contract/mail.view.js';

/** The local mailbox, newest first. Refused: 404 when mail is sent for real. */
export class ListMailboxQuery extends Query<MailboxRow[]> {}

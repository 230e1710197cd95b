import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import type { MailboxMessageView } from '../../contract/mail.view.js';
import { usesMailbox } from '../../outgoing/choose-transport.js';
import { GetMailboxMessageQuery } from './get-mailbox-message.query.js';

const SQL = statement(
  { _id: id(), html: text(), subject: text(), to: text(), sent: instant() },
  sql`
  select id as "_id", subject, recipient as "to", sent, html
  from mail.mailbox_message where id = $1`,
  'plain',
);

@QueryHandler(GetMailboxMessageQuery)
export class GetMailboxMessageHandler implements IQueryHandler<GetMailboxMessageQuery> {
  constructor(
    private readonly db: Db,
    private readonly config: MailConfig,
  ) {}

  async execute({ messageId }: GetMailboxMessageQuery): Promise<MailboxMessageView> {
    if (!usesMailbox(this.config)) throw notFound('Mailbox');
    const [row] = await this.db.rows(SQL, [messageId]);
    if (!row) throw notFound('Message');
    return { ...row, sent: row.sent.toISOString() };
  }
}

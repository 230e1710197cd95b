import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { notFound } from '#kernel/domain-error.js';
import { Db } from '#platform/database/db.js';
import { id, instant, text } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { MailConfig } from '#platform/mail-transport/mail.config.js';
import type { MailboxRow } from '../../contract/mail.view.js';
import { usesMailbox } from '../../outgoing/choose-transport.js';
import { ListMailboxQuery } from './list-mailbox.query.js';

const LIMIT = 200;
const SQL = statement(
  { _id: id(), subject: text(), to: text(), sent: instant() },
  sql`
  select id as "_id", subject, recipient as "to", sent
  from mail.mailbox_message order by sent desc, id desc limit ${LIMIT}`,
  'plain',
);

@QueryHandler(ListMailboxQuery)
export class ListMailboxHandler implements IQueryHandler<ListMailboxQuery> {
  constructor(
    private readonly db: Db,
    private readonly config: MailConfig,
  ) {}

  async execute(): Promise<MailboxRow[]> {
    if (!usesMailbox(this.config)) throw notFound('Mailbox');
    const rows = await this.db.rows(SQL);
    return rows.map((row) => ({ ...row, sent: row.sent.toISOString() }));
  }
}

import { QueryHandler } from '@nestjs/cqrs';
import type { IQueryHandler } from '@nestjs/cqrs';
import { Db } from '#platform/database/db.js';
import { IsInMailboxQuery } from './is-in-mailbox.query.js';

const SQL = 'select 1 from mail.mailbox_message where message_id = $1';

@QueryHandler(IsInMailboxQuery)
export class IsInMailboxHandler implements IQueryHandler<IsInMailboxQuery> {
  constructor(private readonly db: Db) {}

  async execute({ messageId }: IsInMailboxQuery): Promise<boolean> {
    return (await this.db.query(SQL, [messageId])).length > 0;
  }
}

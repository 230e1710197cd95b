import { Injectable } from '@nestjs/common';
import { isId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';

const EMAILS = statement({ id: id() }, sql`select id from mail.email where id = any ($1)`);

/** `email:{id}`: the state of a sent email, for those who may send one. */
@Injectable()
@LiveTopic('email')
export class EmailTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = ({ roles }: Viewer, id: string): boolean => isId(id) && may(roles, 'sell');

  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db.rows(EMAILS, [ids]);
    return new Set(found.map(({ id }) => id));
  }
}

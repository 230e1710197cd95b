import { Injectable } from '@nestjs/common';
import { isId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';

const EMAILS = 'select id from mail.email where id = any ($1)';

/** `email:{id}`: the state of a sent email, for those who may send one. */
@Injectable()
@LiveTopic('email')
export class EmailTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = ({ roles }: Viewer, id: string): boolean => isId(id) && may(roles, 'sell');

  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db.prepared<{ id: string }>(EMAILS, [ids]);
    return new Set(found.map(({ id }) => id));
  }
}

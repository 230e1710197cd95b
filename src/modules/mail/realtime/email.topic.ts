import { Injectable } from '@nestjs/common';
import { isId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';

const EMAIL = 'select from mail.email where id = $1';

/** `email:{id}`: the state of a sent email, for those who may send one. */
@Injectable()
@LiveTopic('email')
export class EmailTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = ({ roles }: Viewer, id: string): boolean => isId(id) && may(roles, 'sell');

  async exists(id: string): Promise<boolean> {
    return (await this.db.prepared(EMAIL, [id])).length > 0;
  }
}

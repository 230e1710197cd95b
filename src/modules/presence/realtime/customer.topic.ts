import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { isReduced } from '#modules/access/contract/permission-table.js';
import { CUSTOMER_CHANGE_SHOWN } from '#modules/moves/contract/reduced/customer-shown.js';
import { onlyShown } from '#modules/access/contract/reduced/shown.js';
import { CUSTOMER } from '#modules/moves/index.js';
import { mayWatchTopic } from './may-watch-topic.js';

const CUSTOMERS = statement({ id: id() }, sql`select id from ${CUSTOMER} where id = any ($1)`);

/** `customer:{id}`: movers and team leads see it without money, mail and history. */
@Injectable()
@LiveTopic('customer')
export class CustomerTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `customer:${id}`);

  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db.rows(CUSTOMERS, [ids]);
    return new Set(found.map(({ id }) => id));
  }

  readonly audiences = ['crews'];

  audienceOf = ({ roles }: Viewer): string | null => (isReduced(roles) ? 'crews' : null);

  reduce = (items: readonly object[]): object[] =>
    items.map((item) => onlyShown(item, CUSTOMER_CHANGE_SHOWN) as object);
}

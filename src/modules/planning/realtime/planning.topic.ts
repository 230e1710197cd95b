import { Injectable } from '@nestjs/common';
import { isId } from '#kernel/ids.js';
import { isLocalDate } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';
import { BRANCH } from '#modules/branches/index.js';

const BRANCHES = statement({ id: id() }, sql`select id from ${BRANCH} where id = any ($1)`);

const branchOf = (topicId: string): string => topicId.split(':')[0] ?? '';

/** `planning:{branchId}:{date}`: what the desk proposes for a day, for those who dispatch. */
@Injectable()
@LiveTopic('planning')
export class PlanningTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch({ roles }: Viewer, topicId: string): boolean {
    const [branchId, date, ...rest] = topicId.split(':');
    return may(roles, 'dispatch') && isId(branchId) && isLocalDate(date) && rest.length === 0;
  }

  /** Any day of a branch has a desk. */
  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const found = await this.db.rows(BRANCHES, [[...new Set(ids.map(branchOf))]]);
    return new Set(ids.filter((one) => found.some((branch) => branch.id === branchOf(one))));
  }
}

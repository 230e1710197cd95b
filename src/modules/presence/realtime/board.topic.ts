import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import { id } from '#platform/database/sql/column.js';
import { sql } from '#platform/database/sql/sql.js';
import { statement } from '#platform/database/sql/statement.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { isReduced, may } from '#modules/access/contract/permission-table.js';
import {
  BOARD_CHANGE_SHOWN,
  withoutReasonsOff,
} from '#modules/moves/contract/reduced/board-shown.js';
import { onlyShown } from '#modules/access/contract/reduced/shown.js';
import { BRANCH } from '#modules/branches/index.js';
import { mayWatchTopic } from './may-watch-topic.js';

const BRANCHES = statement({ id: id() }, sql`select id from ${BRANCH} where id = any ($1)`);

const branchOf = (id: string): string => id.split(':')[0] ?? '';

const shownToCrews = (item: object): object => onlyShown(item, BOARD_CHANGE_SHOWN) as object;

type Audience = 'sales' | 'crews';

/**
 * `board:{branchId}:{date}`: only those who dispatch see why somebody is off; movers and team leads
 * see no money either.
 */
@Injectable()
@LiveTopic('board')
export class BoardTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `board:${id}`);

  /** Any day of a branch has a board. */
  async existing(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const branchIds = [...new Set(ids.map(branchOf))];
    const found = await this.db.rows(BRANCHES, [branchIds]);
    return new Set(ids.filter((id) => found.some((branch) => branch.id === branchOf(id))));
  }

  readonly audiences: readonly Audience[] = ['sales', 'crews'];

  audienceOf({ roles }: Viewer): Audience | null {
    if (isReduced(roles)) return 'crews';
    return may(roles, 'dispatch') ? null : 'sales';
  }

  reduce(items: readonly object[], audience: string): object[] {
    const told = items.map(withoutReasonsOff);
    return audience === 'crews' ? told.map(shownToCrews) : told;
  }
}

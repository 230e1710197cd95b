import { Injectable } from '@nestjs/common';
import { Db } from '#platform/database/db.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import { isReduced } from '#modules/access/contract/permission-table.js';
import { reducedView } from '#modules/access/contract/reduced-fields.js';
import { mayWatchTopic } from './may-watch-topic.js';

const BRANCH = 'select from branches.v_branch where id = $1';

/** `board:{branchId}:{date}`: movers and team leads see it without money. */
@Injectable()
@LiveTopic('board')
export class BoardTopic implements TopicKind {
  constructor(private readonly db: Db) {}

  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `board:${id}`);

  /** Any day of a branch has a board. */
  async exists(id: string): Promise<boolean> {
    return (await this.db.prepared(BRANCH, [id.split(':')[0]])).length > 0;
  }

  isReduced = ({ roles }: Viewer): boolean => isReduced(roles);

  reduce = (items: readonly object[]): object[] => items.map(reducedView);
}

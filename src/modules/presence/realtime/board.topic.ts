import { Injectable } from '@nestjs/common';
import type { TopicKind, Viewer } from '../../../platform/realtime/live-topic.js';
import { LiveTopic } from '../../../platform/realtime/live-topic.js';
import { isReduced } from '../../access/contract/permission-table.js';
import { reducedView } from '../../access/contract/reduced-fields.js';
import { mayWatchTopic } from './may-watch-topic.js';

/** `board:{branchId}:{date}`: movers and team leads see it without money. */
@Injectable()
@LiveTopic('board')
export class BoardTopic implements TopicKind {
  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `board:${id}`);

  isReduced = ({ roles }: Viewer): boolean => isReduced(roles);

  reduce = (items: readonly object[]): object[] => items.map(reducedView);
}

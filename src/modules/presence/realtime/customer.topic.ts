import { Injectable } from '@nestjs/common';
import type { TopicKind, Viewer } from '../../../platform/realtime/live-topic.js';
import { LiveTopic } from '../../../platform/realtime/live-topic.js';
import { isReduced } from '../../access/contract/permission-table.js';
import { reducedCustomer } from '../../access/contract/reduced-fields.js';
import { mayWatchTopic } from './may-watch-topic.js';

/** `customer:{id}`: movers and team leads see it without money, mail and history. */
@Injectable()
@LiveTopic('customer')
export class CustomerTopic implements TopicKind {
  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `customer:${id}`);

  isReduced = ({ roles }: Viewer): boolean => isReduced(roles);

  reduce = (items: readonly object[]): object[] => items.map(reducedCustomer);
}

import { Injectable } from '@nestjs/common';
import { LiveTopic } from '#platform/realtime/live-topic.js';
import type { TopicKind, Viewer } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';

/** `queues`: the figures of queues that changed, about once a second. */
@Injectable()
@LiveTopic('queues')
export class QueuesTopic implements TopicKind {
  mayWatch = ({ roles }: Viewer, id: string): boolean => id === '' && may(roles, 'admin');
}

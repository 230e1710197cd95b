import { Injectable } from '@nestjs/common';
import type { TopicKind, Viewer } from '../../../platform/realtime/live-topic.js';
import { LiveTopic } from '../../../platform/realtime/live-topic.js';
import { mayWatchTopic } from './may-watch-topic.js';

/** `email:{id}`: how a sent e-mail fares, for those who may send one. */
@Injectable()
@LiveTopic('email')
export class EmailTopic implements TopicKind {
  mayWatch = (viewer: Viewer, id: string): boolean => mayWatchTopic(viewer, `email:${id}`);
}

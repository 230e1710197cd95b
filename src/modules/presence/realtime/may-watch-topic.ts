import type { Viewer } from '#platform/realtime/live-topic.js';
import { may } from '#modules/access/contract/permission-table.js';
import { parseTopic, TOPIC_KEYS } from '../contract/topics.js';

/** By the permission table alone; a topic with an owner checks further. */
export function mayWatchTopic({ roles }: Viewer, topic: string): boolean {
  const name = parseTopic(topic);
  return name !== null && may(roles, TOPIC_KEYS[name.kind]);
}

import { isId } from '#kernel/ids.js';
import { isLocalDate } from '#kernel/local-date.js';
import type { PermissionKey } from '#kernel/permission.js';

/** What can be watched; the key that it needs is in TOPIC_KEYS. */
export type TopicName =
  | { kind: 'board'; branchId: string; date: string }
  | { kind: 'customer'; id: string }
  | { kind: 'report'; id: string }
  | { kind: 'email'; id: string }
  | { kind: 'queues' };

/** Who may watch (R-LIVE-6); a report, moreover, only its owner. */
export const TOPIC_KEYS: Readonly<Record<TopicName['kind'], PermissionKey>> = {
  board: 'read',
  customer: 'read',
  report: 'admin',
  email: 'sell',
  queues: 'admin',
};

/** The topic that a text names, `null` if it names none. */
export function parseTopic(text: unknown): TopicName | null {
  if (typeof text !== 'string') return null;
  const [kind, id, date, ...rest] = text.split(':');
  if (rest.length > 0) return null;
  if (kind === 'queues') return id === undefined ? { kind } : null;
  if (!isId(id)) return null;
  if (kind === 'board') return isLocalDate(date) ? { kind, branchId: id, date } : null;
  if (date !== undefined) return null;
  return kind === 'customer' || kind === 'report' || kind === 'email' ? { kind, id } : null;
}

import { undoneIn } from './job-times';
import type { QueuedStamp } from './queued-stamp';

/** How long who stamped can undo it, by the stamps' own times. */
const UNDO_MS = 120_000;

/**
 * The last stamp of a job, if it can still be undone.
 * @param queue this person's, in its order
 * @param now ms since 1970
 */
export function undoable(
  operation: string,
  queue: readonly QueuedStamp[],
  now: number,
): QueuedStamp | null {
  const undone = undoneIn(queue, ['waiting', 'stored']);
  const last = queue.findLast(
    ({ stamp, state }) =>
      stamp.operation === operation &&
      stamp.kind !== 'undo' &&
      state !== 'refused' &&
      !undone.has(stamp.id),
  );
  // A clock that was set back makes it a stamp of the future, which is not undone.
  const age = last ? now - last.since : -1;
  return last && age >= 0 && age <= UNDO_MS ? last : null;
}

/** Whole seconds that are left to undo it. */
export const secondsLeft = ({ since }: QueuedStamp, now: number): number =>
  Math.max(0, Math.ceil((since + UNDO_MS - now) / 1000));

/** Whether it is only there to be undone, and no longer can be. */
export const isOver = ({ state, since }: QueuedStamp, now: number): boolean =>
  state === 'stored' && Math.abs(now - since) > UNDO_MS;

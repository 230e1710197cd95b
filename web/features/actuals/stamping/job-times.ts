import type { ActualView } from '#modules/actuals/contract/actual.view.js';
import { TIME_KINDS } from '#modules/actuals/contract/actual-terms.js';
import type { TimeKind } from '#modules/actuals/contract/actual-terms.js';
import type { QueuedStamp, Stamp } from './queued-stamp';

/** What the server knows of a job, as far as a crew needs it. */
export type JobActual = Pick<
  ActualView,
  'version' | 'state' | 'breakMinutes' | 'extraMinutes' | TimeKind
>;

/** The times of a job, with what was stamped here and is on its way. */
export interface JobTimes extends Record<TimeKind, string | null> {
  onBreak: boolean;
  /** Whole minutes. */
  extraMinutes: number;
}

const isTime = (kind: string): kind is TimeKind => TIME_KINDS.some((one) => one === kind);
/** The latest counts of these, the earliest of the others. */
const LATEST: readonly TimeKind[] = ['finished', 'backYard'];

const timesOf = (actual: JobActual | null): JobTimes => ({
  leftYard: actual?.leftYard ?? null,
  started: actual?.started ?? null,
  finished: actual?.finished ?? null,
  backYard: actual?.backYard ?? null,
  onBreak: actual?.state === 'onBreak',
  extraMinutes: actual?.extraMinutes ?? 0,
});

function withStamp(times: JobTimes, { kind, at, minutes = 0 }: Stamp): JobTimes {
  if (kind === 'breakStart') return { ...times, onBreak: true };
  if (kind === 'breakEnd') return { ...times, onBreak: false };
  if (kind === 'extra') return { ...times, extraMinutes: times.extraMinutes + minutes };
  if (!isTime(kind)) return times;
  const known = times[kind];
  const isLater = known !== null && Date.parse(at) > Date.parse(known);
  const counts = known === null || isLater === LATEST.includes(kind);
  const next = counts ? { ...times, [kind]: at } : times;
  // What ends a job ends its break.
  return kind === 'finished' ? { ...next, onBreak: false } : next;
}

/** Without a stamp that the server has already counted. */
function withoutStamp(times: JobTimes, { stamp, storedAt }: QueuedStamp): JobTimes {
  const { kind, minutes = 0 } = stamp;
  if (kind === 'breakStart') return { ...times, onBreak: false };
  if (kind === 'breakEnd') return { ...times, onBreak: times.finished === null };
  if (kind === 'extra')
    return { ...times, extraMinutes: Math.max(0, times.extraMinutes - minutes) };
  return isTime(kind) && times[kind] === storedAt ? { ...times, [kind]: null } : times;
}

/** The stamps of a queue that are taken back by another one in one of these states. */
export const undoneIn = (
  queue: readonly QueuedStamp[],
  states: readonly QueuedStamp['state'][],
): ReadonlySet<string> =>
  new Set(
    queue
      .filter(({ stamp, state }) => stamp.kind === 'undo' && states.includes(state))
      .flatMap(({ stamp }) => stamp.of ?? []),
  );

/**
 * The times of a job: what the server knows, and what was stamped here and not sent yet.
 * @param queue this person's, in its order
 */
export function jobTimes(
  operation: string,
  actual: JobActual | null,
  queue: readonly QueuedStamp[],
): JobTimes {
  const own = queue.filter(({ stamp }) => stamp.operation === operation);
  const undone = undoneIn(own, ['waiting', 'stored']);
  const undoneSoon = undoneIn(own, ['waiting']);
  return own.reduce((times, row) => {
    const { stamp, state } = row;
    if (stamp.kind === 'undo' || state === 'refused') return times;
    if (state === 'waiting') return undone.has(stamp.id) ? times : withStamp(times, stamp);
    return undoneSoon.has(stamp.id) ? withoutStamp(times, row) : times;
  }, timesOf(actual));
}

import { asDate } from '#kernel/instant.js';
import { wallMinutesOf } from '#kernel/local-date.js';
import type { FixCause } from '../contract/cause.dto.js';
import type { RepairCause } from '../domain/repair/cause.js';
import { shortClock } from '../domain/words.js';
import type { ReadDay } from '../queries/read-plan-day.js';

const QUARTER = 15;

/** The late job behind a mark: it itself, or the one that it waits for; null where nobody can say when it ends. */
export function lateCauseOf(
  { read, plan }: ReadDay,
  { mark, id }: FixCause,
): { cause: RepairCause; words: string } | null {
  if (mark !== 'runningLate' && mark !== 'cantStart') return null;
  const progressOf = (operation: string) =>
    read.jobs.find(({ booking }) => booking.operation._id === operation)?.booking.progress;
  const operation = mark === 'runningLate' ? id : (progressOf(id)?.waitsFor ?? '');
  const job = plan.jobs.find((one) => one.id === operation);
  const expected = progressOf(operation)?.expectedEnd ?? null;
  if (!job || expected === null) return null;
  const minutes = wallMinutesOf(asDate(expected), read.timezone);
  const end = Math.ceil(minutes / QUARTER) * QUARTER;
  if (end <= job.place.start + job.place.minutes) return null;
  return {
    cause: { kind: 'late', operation, end },
    words: `${job.name} ends at ${shortClock(end)}.`,
  };
}

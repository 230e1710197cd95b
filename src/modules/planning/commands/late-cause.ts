import { asDate } from '#kernel/instant.js';
import { localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { JOB_HOURS } from '#modules/scheduling/contract/limits.js';
import type { FixCause } from '../contract/cause.dto.js';
import type { RepairCause } from '../domain/repair/cause.js';
import { shortClock } from '../domain/words.js';
import type { ReadDay } from '../queries/read-plan-day.js';

const QUARTER = 15;
/** A job ends on its day, as one that somebody enters. */
const LAST_END = 24 * 60 - QUARTER;

/** The late job behind a mark: it itself, or the one that it waits for; null where it is not known to end later than planned. */
export function lateCauseOf(
  { read, plan }: ReadDay,
  { mark, id }: FixCause,
): { cause: RepairCause; words: string } | null {
  if (mark !== 'runningLate' && mark !== 'cantStart') return null;
  const plannedOf = (operation: string) =>
    read.jobs.find(({ booking }) => booking.operation._id === operation);
  const waitsFor = plannedOf(id)?.booking.progress.waitsFor ?? '';
  const operation = mark === 'runningLate' ? id : waitsFor;
  const job = plan.jobs.find((one) => one.id === operation);
  const expected = plannedOf(operation)?.endForNext;
  if (!job || expected === undefined) return null;
  const end = Math.min(
    upToQuarter(asDate(expected), read),
    job.place.start + JOB_HOURS.max * 60,
    LAST_END,
  );
  if (end <= job.place.start + job.place.minutes) return null;
  return {
    cause: { kind: 'late', operation, end },
    words: `${job.name} ends at ${shortClock(end)}.`,
  };
}

/** In minutes after midnight of the day. */
function upToQuarter(moment: Date, { day, timezone }: ReadDay['read']): number {
  if (localDateOf(moment, timezone) > day) return LAST_END;
  return Math.ceil(wallMinutesOf(moment, timezone) / QUARTER) * QUARTER;
}

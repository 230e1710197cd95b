import { DateTime } from 'luxon';
import type { LocalDate } from '#kernel/local-date.js';
import { startChoices } from '#modules/moves/contract/operation-times.js';
import { clockMinutes } from '../../domain/board-config.js';
import { JOBS_END } from '../../domain/slots/slot-search.js';
import type { WantedJob } from '../../domain/slots/slot-search.js';
import type { WishedTimes } from '../../domain/slots/slots-request.js';

/** Quarter hours at which the job may start and somebody wants it to (R-SLOT-3). */
export function wishedStarts(job: WantedJob, { from, to }: WishedTimes): number[] {
  const times = {
    duration: job.minutes / 60,
    startingDriveTime: job.out.onBoard / 60,
    endingDriveTime: job.back.onBoard / 60,
    earlyStart: false,
  };
  const earliest = from === undefined ? 0 : clockMinutes(from);
  const latest = to === undefined ? Infinity : clockMinutes(to);
  return startChoices(times).filter(
    (start) => start >= earliest && start <= latest && start + job.minutes <= JOBS_END,
  );
}

/** Whether somebody wants it on that day of the week. */
export const isWishedDay = (day: LocalDate, { weekdays }: WishedTimes): boolean =>
  weekdays === undefined || weekdays.includes(DateTime.fromISO(day, { zone: 'utc' }).weekday);

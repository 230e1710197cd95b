import { currentJob, hasBegun, type JobTimes } from '../../features/actuals';
import type { Day } from '../../shared/format';
import type { ShownDay, ShownDays, ShownJob } from './schedule-days';

/** A job of today, with its times. */
export interface JobNow {
  job: ShownJob;
  /** The day that it is on. */
  entry: ShownDay;
  times: JobTimes;
  /** The truck goes on to the next job without the yard. */
  isFollowed: boolean;
}

export interface JobsNow {
  /** What the crew is at, or begins next; null: nothing is left to stamp. */
  current: JobNow | null;
  /** The other jobs of today, in order. */
  others: JobNow[];
}

/** How long a job that nobody finished goes on being the present one. */
const FORGOTTEN_MS = 12 * 3_600_000;

const isRunning = ({ job, times }: JobNow, now: number): boolean =>
  hasBegun(times) && times.finished === null && now - Date.parse(job.end) < FORGOTTEN_MS;

const beforeThat = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Whether the truck goes from a job straight to the next one of its day. */
export const isFollowed = (entry: ShownDay, at: number): boolean =>
  entry.operations[at + 1]?.fromJobBefore === true;

function jobsOf(entry: ShownDay | undefined, timesOf: (job: ShownJob) => JobTimes): JobNow[] {
  if (!entry) return [];
  return entry.operations.map((job, at) => ({
    job,
    entry,
    times: timesOf(job),
    isFollowed: isFollowed(entry, at),
  }));
}

/**
 * Today's jobs, and one that began yesterday and is not finished.
 * @param now ms since 1970
 */
export function jobsNow(
  days: ShownDays,
  today: Day,
  timesOf: (job: ShownJob) => JobTimes,
  now: number,
): JobsNow {
  const night = jobsOf(days[beforeThat(today)], timesOf).filter((one) => isRunning(one, now));
  const jobs = [...night, ...jobsOf(days[today], timesOf)];
  const at = currentJob(
    jobs.map(({ job, times }) => ({ times, fromJobBefore: job.fromJobBefore === true })),
  );
  return {
    current: jobs[at] ?? null,
    others: jobs.filter((_job, place) => place !== at),
  };
}

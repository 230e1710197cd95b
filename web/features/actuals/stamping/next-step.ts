import type { StampKind } from '#modules/actuals/contract/actual-terms.js';
import type { JobTimes } from './job-times';

/** A stamp that is one tap. */
export type StepKind = Exclude<StampKind, 'extra' | 'undo'>;

/** A job with its times, in the order of a day. */
export interface StampedJob {
  times: JobTimes;
  /** The truck comes straight from the job before. */
  fromJobBefore: boolean;
}

/**
 * What the crew does next, in the order of a job: leave, start, finish, back; a break ends first.
 * `null`: nothing is left to stamp.
 * @param isFollowed the truck goes on to the next job without the yard
 */
export function nextStep(times: JobTimes, isFollowed = false): StepKind | null {
  if (times.backYard !== null) return null;
  if (times.finished !== null) return isFollowed ? null : 'backYard';
  if (times.onBreak) return 'breakEnd';
  if (times.started !== null) return 'finished';
  return times.leftYard === null ? 'leftYard' : 'started';
}

/** What else can be stamped with one tap: a start without a departure, a break. */
export function otherStep(times: JobTimes): StepKind | null {
  if (times.finished !== null || times.backYard !== null || times.onBreak) return null;
  if (times.started !== null) return 'breakStart';
  return times.leftYard === null ? 'started' : null;
}

/** Whether extra work can be noted. */
export const hasBegun = ({ leftYard, started, finished, backYard }: JobTimes): boolean =>
  [leftYard, started, finished, backYard].some((time) => time !== null);

/** Where the crew is in the jobs of a day: the first one with something to stamp and none begun after it; -1: nowhere. */
export function currentJob(jobs: readonly StampedJob[]): number {
  return jobs.findIndex(({ times }, at) => {
    const later = jobs.slice(at + 1);
    if (later.some((job) => hasBegun(job.times))) return false;
    return nextStep(times, later[0]?.fromJobBefore) !== null;
  });
}

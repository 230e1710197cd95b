import { BLOCK_MINUTES, MINUTE_MS, plusHours } from '#kernel/time-window.js';
import { hasBegun, type JobTimesKnown } from './has-begun.js';

/** A job of a truck's row: its plan, what is known of it, and how long such jobs take. */
export interface RowJob extends JobTimesKnown {
  readonly operationId: string;
  /** Null on the row Unassigned Moves. */
  readonly truckId: string | null;
  readonly start: Date;
  /** Hours. */
  readonly duration: number;
  /** Hours of its envelope; linked jobs have the leg between them in the later one's. */
  readonly startingDriveTime: number;
  readonly endingDriveTime: number;
  readonly backYard: Date | null;
  /** Half of such jobs take no longer, with the breaks so far; null where nobody can say. */
  readonly usualHours: number | null;
}

/** What follows for a job from those before it on its truck. */
export interface ReckonedJob {
  /** Null once it started. */
  readonly expectedStart: Date | null;
  /** The operation before, where it holds this one up for more than a quarter of an hour. */
  readonly waitsFor: string | null;
  /** Null where nobody can say. */
  readonly expectedEnd: Date | null;
  /** When the next one counts with its end: by its planned length where nobody can say more. */
  readonly endForNext: Date;
  readonly hasBegun: boolean;
}

const BLOCK_MS = BLOCK_MINUTES * MINUTE_MS;

const latest = (...moments: readonly Date[]): Date =>
  new Date(Math.max(...moments.map((moment) => moment.getTime())));

const upToQuarter = (moment: Date): Date =>
  new Date(Math.ceil(moment.getTime() / BLOCK_MS) * BLOCK_MS);

/** When a job should end by what is known now; null where nobody can say. */
function expectedEndOf(job: RowJob, expectedStart: Date, now: Date): Date | null {
  if (job.finished) return job.finished;
  if (job.usualHours === null) return null;
  return latest(now, plusHours(job.started ?? expectedStart, job.usualHours));
}

/** When its truck is free of it: without a range by the planned length, but never before now once it runs. */
function endForNext(job: RowJob, expectedStart: Date, now: Date): Date {
  const expected = expectedEndOf(job, expectedStart, now);
  if (expected) return expected;
  if (!job.started) return plusHours(expectedStart, job.duration);
  return latest(now, plusHours(job.started, job.duration));
}

const readyAfter = (before: RowJob, end: Date, job: RowJob): Date =>
  before.backYard
    ? plusHours(before.backYard, job.startingDriveTime)
    : plusHours(end, before.endingDriveTime + job.startingDriveTime);

/** The job before, as far as the next one depends on it. */
interface JobBefore {
  readonly job: RowJob;
  readonly end: Date;
  readonly holdsUp: boolean;
}

/**
 * When the jobs of a truck's row should start and end by what is known now (R-ACTUAL-17): only one that has begun, or
 * itself waits, holds the next one up. By operation id.
 * @param jobs on one truck and today; a job of another day, or on no truck, is reckoned alone
 */
export function reckonRow(jobs: readonly RowJob[], now: Date): Map<string, ReckonedJob> {
  const inOrder = [...jobs].sort(
    (a, b) => a.start.getTime() - b.start.getTime() || (a.operationId < b.operationId ? -1 : 1),
  );
  const reckoned = new Map<string, ReckonedJob>();
  let before: JobBefore | null = null;
  for (const job of inOrder) {
    const isHeldUp: boolean = before !== null && before.holdsUp;
    const ready = before && isHeldUp ? upToQuarter(readyAfter(before.job, before.end, job)) : null;
    const start: Date = ready ? latest(job.start, ready) : job.start;
    const hasStarted = job.started !== null || job.finished !== null;
    const isLate = start.getTime() - job.start.getTime() > BLOCK_MS;
    const waitsFor: string | null = before && isLate && !hasStarted ? before.job.operationId : null;
    const envelopeStart =
      job.truckId === null ? null : plusHours(job.start, -job.startingDriveTime);
    const begun = hasBegun(job, { envelopeStart, waits: waitsFor !== null }, now);
    const end = endForNext(job, start, now);
    reckoned.set(job.operationId, {
      expectedStart: hasStarted ? null : start,
      waitsFor,
      expectedEnd: expectedEndOf(job, start, now),
      endForNext: end,
      hasBegun: begun,
    });
    before = { job, end, holdsUp: begun || waitsFor !== null };
  }
  return reckoned;
}

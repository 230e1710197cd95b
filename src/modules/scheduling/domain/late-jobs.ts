import { isDayOver, localDateOf, type LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { hasBegun, type JobTimesKnown } from './has-begun.js';

/** A job as planned. */
export interface PlannedJob {
  readonly day: LocalDate;
  readonly timezone: string;
  /** Null on the row Unassigned Moves: nothing there waits or is late. */
  readonly truckId: string | null;
  /** When its truck is to leave. */
  readonly envelopeStart: Date;
  readonly start: Date;
  readonly end: Date;
}

/** What is known of how it goes (R-ACTUAL-17). */
export interface JobFacts extends JobTimesKnown {
  /** Null once it started. */
  readonly expectedStart: Date | null;
  /** Null where nobody can say. */
  readonly expectedEnd: Date | null;
  /** The operation before on its truck, where that holds it up. */
  readonly waitsFor: string | null;
}

const LATE_MS = 15 * MINUTE_MS;

const isLateAfter = (at: Date | null, planned: Date): boolean =>
  at !== null && at.getTime() > planned.getTime() + LATE_MS;

const canBeLate = ({ day, timezone, truckId }: PlannedJob, now: Date): boolean =>
  truckId !== null && !isDayOver(day, timezone, now);

/** The job before on its truck holds it up (R-BOARD-60). */
export const cantStart = (job: PlannedJob, { waitsFor }: JobFacts, now: Date): boolean =>
  waitsFor !== null && canBeLate(job, now);

/**
 * Whether facts of its begun day say that a job is late (R-ACTUAL-8): not started a quarter of an hour after the plan
 * though nothing holds it up, not done so long after the planned end, or started and expected to end so late.
 */
export function isRunningLate(job: PlannedJob, facts: JobFacts, now: Date): boolean {
  const { started, finished, waitsFor, expectedEnd } = facts;
  if (finished || !canBeLate(job, now) || localDateOf(now, job.timezone) < job.day) return false;
  const isMissing = !started && waitsFor === null && isLateAfter(now, job.start);
  const endsLate = started !== null && isLateAfter(expectedEnd, job.end);
  return isMissing || endsLate || isLateAfter(now, job.end);
}

/** It has not begun, and the plan has not the room that such jobs take (R-ACTUAL-8). */
export function mayRunLate(job: PlannedJob, facts: JobFacts, now: Date): boolean {
  const { envelopeStart } = job;
  const begun = hasBegun(facts, { envelopeStart, waits: facts.waitsFor !== null }, now);
  return !begun && isLateAfter(facts.expectedEnd, job.end) && canBeLate(job, now);
}

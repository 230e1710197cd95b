import { isoOf } from '#kernel/instant.js';
import type { PublicEvent } from '#kernel/public-event.js';
import { JobFinished } from '../contract/public-events/job-finished.event.js';
import { JobStarted } from '../contract/public-events/job-started.event.js';
import type { ClockTimes } from '../domain/clock-times.js';
import type { Job } from '../domain/job.js';

/** Which times of a job a command made known; an assumed one is not known. */
export function jobEvents(job: Job, before: ClockTimes, after: ClockTimes): PublicEvent[] {
  const { customerId, branchId, operationId, activityId } = job;
  const subject = { customerId, branchId, operationId, activityId };
  return [
    ...madeKnown(before.started, after.started).map((at) => new JobStarted({ ...subject, at })),
    ...madeKnown(before.finished, after.finished).map((at) => new JobFinished({ ...subject, at })),
  ];
}

const madeKnown = (before: Date | null, after: Date | null): string[] =>
  before === null && after !== null ? [isoOf(after)] : [];

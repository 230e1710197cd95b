import { isoOf } from '#kernel/instant.js';
import { plusHours } from '#kernel/time-window.js';
import { actualTimes, toKnown } from '#modules/actuals/contract/actual.js';
import type { ActualTimes, KnownRow } from '#modules/actuals/contract/actual.js';
import { ACTUAL } from '#modules/actuals/index.js';
import type { ShownOperationRow } from '#modules/moves/index.js';
import { expectedEnd, isRunningLate, tailOf } from '../domain/progress.js';
import type { PlannedHours, RangeHours } from '../domain/progress.js';
import type { JobProgress } from './to-booking.js';

/** What is known of how the job of an operation went: a KnownRow as JSON, or null. */
export const knownOf = (operationId: string): string =>
  `(select row_to_json(known) from ${ACTUAL} known
    where known.operation_id = ${operationId})`;

/** What is planned of an operation on a board. */
export type PlannedRow = Pick<
  ShownOperationRow,
  'day' | 'timezone' | 'truck_id' | 'duration' | 'starting_drive_time' | 'ending_drive_time'
> & { date: Date | string };

const lengthsOf = (row: PlannedRow) => ({
  day: row.day,
  timezone: row.timezone,
  startingDriveTime: row.starting_drive_time,
  duration: row.duration,
  endingDriveTime: row.ending_drive_time,
});

const plannedOf = (row: PlannedRow): PlannedHours => {
  const start = new Date(row.date);
  const { day, timezone, truck_id: truckId } = row;
  return { day, timezone, truckId, start, end: plusHours(start, row.duration) };
};

/** How far the job of an operation is by what was stamped and entered; `hours` as in progressBy. */
export const progressOf = (
  row: PlannedRow,
  known: KnownRow | null,
  hours: RangeHours | null,
  now: Date,
): JobProgress =>
  progressBy(plannedOf(row), actualTimes(lengthsOf(row), toKnown(known), now), hours, now);

/** How far a job is; `hours` null where its range is not known. */
export function progressBy(
  planned: PlannedHours,
  { state, times, breakMinutes }: ActualTimes,
  hours: RangeHours | null,
  now: Date,
): JobProgress {
  const { leftYard, started, finished, backYard } = times;
  const end = expectedEnd(planned, { started, finished, breakMinutes }, hours, now);
  return {
    progress: {
      state,
      leftYard: leftYard && isoOf(leftYard),
      started: started && isoOf(started),
      finished: finished && isoOf(finished),
      backYard: backYard && isoOf(backYard),
      expectedEnd: end && isoOf(end),
      runningLate: isRunningLate(planned, { started, finished, expectedEnd: end }, now),
    },
    tail: tailOf(planned, { started, finished }, hours),
  };
}

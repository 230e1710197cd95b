import { isoOf } from '#kernel/instant.js';
import { localDateOf } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { actualTimes } from '#modules/actuals/contract/actual.js';
import type { ActualTimes, Known } from '#modules/actuals/contract/actual.js';
import { ACTUAL } from '#modules/actuals/index.js';
import type { ShownOperationRow } from '#modules/moves/index.js';
import { isRunningLate } from '../domain/late-jobs.js';
import { tailOf, workedSpan } from '../domain/progress.js';
import type { RangeHours } from '../domain/progress.js';
import { reckonRow, type ReckonedJob, type RowJob } from '../domain/reckon-row.js';
import type { JobProgress } from './to-booking.js';

/** What is known of how the job of an operation went: a KnownRow as JSON, or null. */
export const knownOf = (operationId: string): string =>
  `(select row_to_json(known) from ${ACTUAL} known
    where known.operation_id = ${operationId})`;

/** What is planned of an operation on a board. */
export type PlannedRow = Pick<
  ShownOperationRow,
  | 'operation_id'
  | 'day'
  | 'timezone'
  | 'truck_id'
  | 'duration'
  | 'starting_drive_time'
  | 'ending_drive_time'
> & { date: Date | string };

/** A job of a board: what is planned and known of it, and how long such jobs take if that can be said. */
export interface BoardJob {
  row: PlannedRow;
  known: Known;
  hours: RangeHours | null;
}

/** How far a job is, with what follows for it from those before it on its truck. */
export interface ReckonedProgress extends JobProgress {
  hasBegun: boolean;
  /** Instant: when the next job on its truck counts with its end. */
  endForNext: string;
}

const lengthsOf = (row: PlannedRow) => ({
  day: row.day,
  timezone: row.timezone,
  startingDriveTime: row.starting_drive_time,
  duration: row.duration,
  endingDriveTime: row.ending_drive_time,
});

/**
 * How far jobs are by what was stamped and entered, by operation id.
 * @param jobs with all others of today on their trucks: one that is missing holds nobody up
 */
export function progressOfJobs(
  jobs: readonly BoardJob[],
  now: Date,
): Map<string, ReckonedProgress> {
  const known = jobs.map((job) => ({ ...job, went: wentOf(job, now) }));
  const rows = new Map<string, KnownJob[]>();
  for (const job of known) {
    const key = rowKey(job.row, now);
    rows.set(key, [...(rows.get(key) ?? []), job]);
  }
  const reckoned = new Map(
    [...rows.values()].flatMap((row) => [...reckonRow(row.map(toRowJob), now)]),
  );
  return new Map(
    known.flatMap((job): [string, ReckonedProgress][] => {
      const one = reckoned.get(job.row.operation_id);
      return one ? [[job.row.operation_id, toProgress(job, one, now)]] : [];
    }),
  );
}

const iso = (moment: Date | null): string | null => moment && isoOf(moment);

interface KnownJob extends BoardJob {
  went: ActualTimes;
}

const wentOf = ({ row, known }: BoardJob, now: Date): ActualTimes =>
  actualTimes(lengthsOf(row), known, now);

/** Only on a truck and today a job is held up by another. */
const rowKey = ({ operation_id, truck_id, day, timezone }: PlannedRow, now: Date): string =>
  truck_id !== null && day === localDateOf(now, timezone) ? truck_id : operation_id;

function toRowJob({ row, hours, went }: KnownJob): RowJob {
  const { leftYard, started, finished, backYard } = went.times;
  return {
    operationId: row.operation_id,
    truckId: row.truck_id,
    start: new Date(row.date),
    duration: row.duration,
    startingDriveTime: row.starting_drive_time,
    endingDriveTime: row.ending_drive_time,
    leftYard,
    started,
    finished,
    backYard,
    usualHours: hours && hours.p50 + went.breakMinutes / 60,
  };
}

function toProgress(
  { row, hours, went: { state, times } }: KnownJob,
  { expectedStart, waitsFor, expectedEnd, endForNext, hasBegun }: ReckonedJob,
  now: Date,
): ReckonedProgress {
  const { leftYard, started, finished, backYard } = times;
  const { day, timezone, truck_id: truckId } = row;
  const start = new Date(row.date);
  const envelopeStart = plusHours(start, -row.starting_drive_time);
  const end = plusHours(start, row.duration);
  const planned = { day, timezone, truckId, envelopeStart, start, end };
  const worked = { started, finished };
  const facts = { leftYard, ...worked, expectedStart, expectedEnd, waitsFor };
  return {
    progress: {
      state,
      leftYard: iso(leftYard),
      started: iso(started),
      finished: iso(finished),
      backYard: iso(backYard),
      expectedStart: iso(expectedStart),
      waitsFor,
      span: workedSpan(planned, worked, now),
      expectedEnd: iso(expectedEnd),
      runningLate: isRunningLate(planned, facts, now),
    },
    tail: tailOf(planned, worked, hours),
    hasBegun,
    endForNext: isoOf(endForNext),
  };
}

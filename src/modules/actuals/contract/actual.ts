import type { Actual } from '../domain/actual.js';
import type { Break } from '../domain/breaks.js';
import type { Job } from '../domain/job.js';
import { NOTHING_KNOWN } from '../domain/known.js';
import type { Known } from '../domain/known.js';
import type { ActualView } from './actual.view.js';
import { CLOCK_QUESTION } from './errors.js';

export type { Known } from '../domain/known.js';
export { actualOf, actualTimes, type Actual, type ActualTimes } from '../domain/actual.js';

/**
 * A row of the view ACTUAL, as JSON or the database has it: what is known of a job, without
 * what its plan adds once the day is over.
 */
export interface KnownRow {
  operation_id: string;
  version: number;
  left_yard: Date | string | null;
  started: Date | string | null;
  finished: Date | string | null;
  back_yard: Date | string | null;
  /** Milliseconds. */
  breaks: Break[];
  break_minutes: number | null;
  movers: number | null;
  extra_minutes: number;
  extra_note: string;
  exceptional: boolean;
  exceptional_why: string | null;
  source: Known['source'];
  is_asking: boolean;
}

const dateOf = (at: Date | string | null): Date | null => (at === null ? null : new Date(at));

/** What is known of a job; null where nothing was ever stamped or entered. */
export const toKnown = (row: KnownRow | null): Known =>
  row === null
    ? NOTHING_KNOWN
    : {
        version: row.version,
        times: {
          leftYard: dateOf(row.left_yard),
          started: dateOf(row.started),
          finished: dateOf(row.finished),
          backYard: dateOf(row.back_yard),
        },
        breaks: row.breaks,
        breakMinutes: row.break_minutes,
        movers: row.movers,
        extraMinutes: row.extra_minutes,
        extraNote: row.extra_note,
        exceptional: row.exceptional,
        exceptionalWhy: row.exceptional_why,
        source: row.source,
        isAsking: row.is_asking,
      };

/** An actual as answers have it. */
export const toActualView = (
  { operationId, activityId }: Pick<Job, 'operationId' | 'activityId'>,
  actual: Actual,
): ActualView => ({
  operation: operationId,
  activity: activityId,
  version: actual.version,
  state: actual.state,
  leftYard: actual.times.leftYard?.toISOString() ?? null,
  started: actual.times.started?.toISOString() ?? null,
  finished: actual.times.finished?.toISOString() ?? null,
  backYard: actual.times.backYard?.toISOString() ?? null,
  movers: actual.movers,
  breakMinutes: actual.breakMinutes,
  extraMinutes: actual.extraMinutes,
  extraNote: actual.extraNote,
  exceptional: actual.exceptional,
  exceptionalWhy: actual.exceptionalWhy,
  assumed: [...actual.assumed],
  source: actual.source,
  clockHours: actual.clockHours,
  question: actual.isAsking ? CLOCK_QUESTION : null,
});

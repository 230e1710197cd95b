import { showTimeNamed } from '../../shared/format';
import type { ShownJob } from './schedule-days';

/** Where one job of the schedule opens. */
export const jobLink = ({ _id }: Pick<ShownJob, '_id'>): string => `/emma/account/job/${_id}`;

/** Whose job it is. */
export const jobName = ({ customerName }: Pick<ShownJob, 'customerName'>): string =>
  customerName || 'The job';

/** When a job starts: where the one before holds its truck up, both the expected and the planned start (R-ACTUAL-18). */
export function startLabel(
  { start, expectedStart, waitsFor }: Pick<ShownJob, 'start' | 'expectedStart' | 'waitsFor'>,
  timezone: string,
): string {
  const planned = showTimeNamed(start, timezone);
  return waitsFor && expectedStart
    ? `Expected ${showTimeNamed(expectedStart, timezone)}, planned ${planned}`
    : planned;
}

/** The day and the job that a stamp or an address names; undefined where the schedule has none. */
export function findJob<Entry extends { operations: readonly ShownJob[] }>(
  days: Readonly<Record<string, Entry>>,
  operationId: string | undefined,
): { day: string; entry: Entry; at: number; job: ShownJob } | undefined {
  for (const [day, entry] of Object.entries(days)) {
    const at = entry.operations.findIndex(({ _id }) => _id === operationId);
    const job = entry.operations[at];
    if (job) return { day, entry, at, job };
  }
  return undefined;
}

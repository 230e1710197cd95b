import { isDayOver, type LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS, plusHours } from '#kernel/time-window.js';
import { type GridSpan, spanWithin } from './grid.js';

/** A job as planned. */
export interface PlannedHours {
  day: LocalDate;
  timezone: string;
  /** Null on the row Unassigned Moves. */
  truckId: string | null;
  start: Date;
  end: Date;
}

/** What is known of how it goes. */
export interface WorkedHours {
  started: Date | null;
  finished: Date | null;
}

/** How long such jobs take: half of them at most `p50`, eight of ten at most `p80`. */
export interface RangeHours {
  p50: number;
  p80: number;
}

const LATE_MS = 15 * MINUTE_MS;

/**
 * Not begun a quarter of an hour after the plan, or expected to end so late (R-ACTUAL-8). What was expected
 * once is expected no earlier now. Nothing is late anymore once its day is over.
 */
export function isRunningLate(
  { day, timezone, truckId, start, end }: PlannedHours,
  worked: WorkedHours & { expectedEnd: Date | null },
  now: Date,
): boolean {
  const { started, finished, expectedEnd: expected } = worked;
  if (truckId === null || finished) return false;
  const isAfter = (at: Date, planned: Date): boolean => at.getTime() > planned.getTime() + LATE_MS;
  const hasNotBegun = !started && isAfter(now, start);
  const endsLate = expected !== null && (isAfter(expected, end) || isAfter(now, end));
  return (hasNotBegun || endsLate) && !isDayOver(day, timezone, now);
}

/** By how much eight of ten such jobs outlast their block at most; null where they do not. */
export function tailOf(
  { day, timezone, start, end }: PlannedHours,
  { started, finished }: WorkedHours,
  hours: RangeHours | null,
): GridSpan | null {
  if (finished || !hours) return null;
  const latest = plusHours(started ?? start, hours.p80);
  if (latest <= end) return null;
  return spanWithin({ start: end, end: latest }, day, timezone);
}

/** The hours that it took or takes, in whole columns; null before it starts. */
export function workedSpan(
  { day, timezone }: Pick<PlannedHours, 'day' | 'timezone'>,
  { started, finished }: WorkedHours,
  now: Date,
): GridSpan | null {
  return started && spanWithin({ start: started, end: finished ?? now }, day, timezone);
}

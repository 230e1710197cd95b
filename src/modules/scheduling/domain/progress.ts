import type { LocalDate } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { type GridSpan, spanWithin } from './grid.js';

/** A job as planned. */
export interface PlannedHours {
  day: LocalDate;
  timezone: string;
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

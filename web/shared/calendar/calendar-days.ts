import { instantAt, localDateOf } from '#kernel/local-date.js';
import type { Day } from '../format';

const NOON_MINUTES = 12 * 60;

/** The instant by which the calendar knows a day: its noon, which no change of the clocks moves. */
export const instantOfDay = (day: Day, timezone: string): Date =>
  instantAt(day, NOON_MINUTES, timezone);

/** The day that an instant of the calendar is on. */
export const dayOfInstant = (instant: Date, timezone: string): Day =>
  localDateOf(instant, timezone);

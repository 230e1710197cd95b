import { instantAt, localDateOf } from '#kernel/local-date.js';
import type { Day } from '../format';

const NOON_MINUTES = 12 * 60;

/** The instant that stands for a day in the calendar: its noon, which no clock change moves. */
export const instantOfDay = (day: Day, timezone: string): Date =>
  instantAt(day, NOON_MINUTES, timezone);

/** The day of one of the calendar's instants. */
export const dayOfInstant = (instant: Date, timezone: string): Day =>
  localDateOf(instant, timezone);

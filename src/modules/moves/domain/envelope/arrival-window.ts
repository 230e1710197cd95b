import { holdsStart, type ArrivalWindow } from '#kernel/arrival-window.js';
import { asDate, type Instant } from '#kernel/instant.js';
import { instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { MINUTE_MS } from '#kernel/time-window.js';
import { EARLY_START_FROM, LATEST_START, START_STEP_MINUTES } from './day-limits.js';

/** Minutes after local midnight at which a window begins and ends. */
export interface WindowOnClock {
  from: number;
  to: number;
}

/** Minutes after local midnight at which a window may begin at the earliest and end at the latest. */
export const WINDOW_LIMITS = {
  first: EARLY_START_FROM,
  last: LATEST_START,
  step: START_STEP_MINUTES,
} as const;

const SHORTEST_MINUTES = 15;
const LONGEST_MINUTES = 6 * 60;

/** What is wrong with a window, in words. */
const WINDOW_MESSAGES = {
  day: 'An arrival window lies between 7:00 AM and 5:45 PM of the day',
  quarters: 'An arrival window begins and ends on a quarter hour',
  length: 'An arrival window is 15 minutes to 6 hours long',
  start: 'The start should lie in the arrival window',
} as const;

/** As a clock in that zone shows it. */
export const windowOnClock = (window: ArrivalWindow<Instant>, timezone: string): WindowOnClock => ({
  from: wallMinutesOf(asDate(window.from), timezone),
  to: wallMinutesOf(asDate(window.to), timezone),
});

/** The moments at which the clock shows a window on a day. */
export const windowAt = (
  { from, to }: WindowOnClock,
  day: LocalDate,
  timezone: string,
): ArrivalWindow => ({
  from: instantAt(day, from, timezone),
  to: instantAt(day, to, timezone),
});

const isOnQuarter = (moment: Date, minutes: number): boolean =>
  minutes % START_STEP_MINUTES === 0 && moment.getTime() % MINUTE_MS === 0;

/**
 * What is wrong with the window of a job that starts at `start`, as a sentence; null when nothing
 * is (R-TIME-14).
 */
export function windowFault(
  window: ArrivalWindow<Instant>,
  start: Instant,
  { day, timezone }: { day: LocalDate; timezone: string },
): string | null {
  const [from, to] = [asDate(window.from), asDate(window.to)];
  const clock = windowOnClock(window, timezone);
  if ([from, to].some((moment) => localDateOf(moment, timezone) !== day))
    return WINDOW_MESSAGES.day;
  if (clock.from < EARLY_START_FROM || clock.to > LATEST_START) return WINDOW_MESSAGES.day;
  if (!isOnQuarter(from, clock.from) || !isOnQuarter(to, clock.to)) return WINDOW_MESSAGES.quarters;
  const length = clock.to - clock.from;
  if (length < SHORTEST_MINUTES || length > LONGEST_MINUTES) return WINDOW_MESSAGES.length;
  return holdsStart(window, start) ? null : WINDOW_MESSAGES.start;
}

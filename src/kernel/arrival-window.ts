import { DateTime } from 'luxon';
import { asDate, type Instant } from './instant.js';
import { MINUTE_MS } from './time-window.js';

/** Between which moments a customer was promised that the job starts, both included. */
export interface ArrivalWindow<Moment extends Instant = Date> {
  readonly from: Moment;
  readonly to: Moment;
}

/** Whether a job that starts then is still what was promised; a missing window promises nothing. */
export function holdsStart(window: ArrivalWindow<Instant> | null, start: Instant): boolean {
  if (window === null) return false;
  const at = asDate(start);
  return asDate(window.from) <= at && at <= asDate(window.to);
}

/** Minutes after its start within which a job without a window keeps what was promised. */
const GRACE_MINUTES = 15;

/**
 * Between which moments the crew of a booked job is promised: its window while that holds the start, otherwise
 * the start and a quarter of an hour.
 */
export const promisedStart = (start: Date, window: ArrivalWindow | null): ArrivalWindow =>
  window && holdsStart(window, start)
    ? { from: window.from, to: window.to }
    : { from: start, to: new Date(start.getTime() + GRACE_MINUTES * MINUTE_MS) };

const onClock = (moment: Instant, timezone: string): string =>
  DateTime.fromJSDate(asDate(moment), { zone: timezone }).setLocale('en-US').toFormat('h:mm a');

/**
 * What a customer was promised, as people read it: 'between 12:00 PM and 3:00 PM' if the window
 * holds the start, otherwise 'at 9:15 AM' (R-TIME-17).
 */
export const showArrival = (
  start: Instant,
  window: ArrivalWindow<Instant> | null,
  timezone: string,
): string =>
  window && holdsStart(window, start)
    ? `between ${onClock(window.from, timezone)} and ${onClock(window.to, timezone)}`
    : `at ${onClock(start, timezone)}`;

/**
 * By how many minutes a job waits for the one before: done by then in so many cases, with the drive between them; `due`
 * is until when the crew keeps its promise. 0 where nobody can say. Stops without a position count with the drives that
 * are known of them (R-SLOT-28).
 */
export const waitsBy = (doneBy: number | null, driven: number, due: number): number =>
  doneBy === null ? 0 : Math.max(0, doneBy + driven - due);

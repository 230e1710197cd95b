import { DateTime } from 'luxon';
import { asDate, type Instant } from '#kernel/instant.js';
import { holdsStart } from './arrival-window.js';
import type { ArrivalWindow } from './arrival-window.js';

const clock = (moment: Instant, timezone: string): string =>
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
    ? `between ${clock(window.from, timezone)} and ${clock(window.to, timezone)}`
    : `at ${clock(start, timezone)}`;

import type { ArrivalWindow } from '#kernel/arrival-window.js';
import { asDate, type Instant } from '#kernel/instant.js';
import { instantAt, type LocalDate, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { windowAt, windowOnClock } from './arrival-window.js';

/** The same local time on another day (R-TIME-11). */
export const moveToDay = (date: Instant, day: LocalDate, timezone: string): Date =>
  instantAt(day, wallMinutesOf(asDate(date), timezone), timezone);

/** The same day and local time in another zone (R-TIME-12). */
export const moveToZone = (date: Instant, from: string, to: string): Date =>
  instantAt(localDateOf(asDate(date), from), wallMinutesOf(asDate(date), from), to);

/** A window at the same time of day on another day, seen from another zone (R-TIME-15). */
export const moveWindow = (
  window: ArrivalWindow<Instant>,
  day: LocalDate,
  { from, to }: { from: string; to: string },
): ArrivalWindow => windowAt(windowOnClock(window, from), day, to);

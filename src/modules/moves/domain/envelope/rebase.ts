import { asDate, type Instant } from '#kernel/instant.js';
import { instantAt, type LocalDate, localDateOf, wallMinutesOf } from '#kernel/local-date.js';

/** The same local time on another day (R-TIME-11). */
export const moveToDay = (date: Instant, day: LocalDate, timezone: string): Date =>
  instantAt(day, wallMinutesOf(asDate(date), timezone), timezone);

/** The same day and local time in another zone (R-TIME-12). */
export const moveToZone = (date: Instant, from: string, to: string): Date =>
  instantAt(localDateOf(asDate(date), from), wallMinutesOf(asDate(date), from), to);

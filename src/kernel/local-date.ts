import { DateTime } from 'luxon';
import { DomainError } from './domain-error.js';

/** A calendar day without a zone, `YYYY-MM-DD`. */
export type LocalDate = string;

export const LOCAL_DATE_MESSAGE =
  'Invalid usage: provided dateString is not in expected YYYY-MM-DD format';

/** There is no year 0, in no calendar and no database. */
const SHAPE = /^(?!0000)\d{4}-\d{2}-\d{2}$/;

/** The last day that this form can write. */
const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-12-31';

export const isLocalDate = (value: unknown): value is LocalDate =>
  typeof value === 'string' &&
  SHAPE.test(value) &&
  DateTime.fromISO(value, { zone: 'utc' }).isValid;

/** @throws DomainError 400 INVALID_DATE when the text is not a day. */
export function parseLocalDate(value: unknown): LocalDate {
  if (isLocalDate(value)) return value;
  throw new DomainError('invalid', 'INVALID_DATE', LOCAL_DATE_MESSAGE);
}

const at = (day: LocalDate): DateTime => DateTime.fromISO(day, { zone: 'utc' });

const DAY_MS = 86_400_000;
const MIDNIGHT = 'T00:00:00.000Z';

/** The day that many days later; never before 0001-01-01 or after 9999-12-31. */
export function addDays(day: LocalDate, days: number): LocalDate {
  const later = new Date(Date.parse(day) + days * DAY_MS);
  if (Number.isNaN(later.getTime())) return day;
  if (later.getUTCFullYear() < 1) return FIRST_DAY;
  return later.getUTCFullYear() > 9999 ? LAST_DAY : later.toISOString().slice(0, -MIDNIGHT.length);
}

/** The same day of a later month, or its last day; never after 9999-12-31. */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const later = at(day).plus({ months });
  return later.year > 9999 ? LAST_DAY : (later.toISODate() ?? day);
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round(at(to).diff(at(from), 'days').days);

let known = { instant: NaN, timezone: '', day: '' };

/**
 * The day that it is at `instant` in `timezone`. The last answer is kept: a board asks for each of its
 * blocks whether its day is over.
 */
export function localDateOf(instant: Date, timezone: string): LocalDate {
  if (known.instant !== instant.getTime() || known.timezone !== timezone) {
    const day = DateTime.fromJSDate(instant, { zone: timezone }).toFormat('yyyy-MM-dd');
    known = { instant: instant.getTime(), timezone, day };
  }
  return known.day;
}

/**
 * Whether a day is over in `timezone`. No clock is a whole day ahead of UTC's: a day after UTC's today is over
 * nowhere, and for most days of a board no zone has to be asked.
 */
export const isDayOver = (day: LocalDate, timezone: string, now: Date): boolean =>
  Date.parse(day) <= now.getTime() && day < localDateOf(now, timezone);

/** Minutes since local midnight, as a clock in that time zone shows. */
export function wallMinutesOf(instant: Date, timezone: string): number {
  const local = DateTime.fromJSDate(instant, { zone: timezone });
  return local.hour * 60 + local.minute;
}

/**
 * The instant at which a clock in `timezone` shows `minutes` after midnight on `day`. A time that
 * the clocks skip is moved forward by the skip; if it occurs twice, the first is taken.
 */
export const instantAt = (day: LocalDate, minutes: number, timezone: string): Date =>
  DateTime.fromISO(day, { zone: timezone })
    .set({ hour: Math.floor(minutes / 60), minute: minutes % 60, second: 0, millisecond: 0 })
    .toJSDate();

/** How people read a day: `MM/dd/yyyy`. */
export const showLocalDate = (day: LocalDate): string => at(day).toFormat('MM/dd/yyyy');

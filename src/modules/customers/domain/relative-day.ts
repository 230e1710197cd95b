import { addDays, isLocalDate, type LocalDate } from '#kernel/local-date.js';

/**
 * A day of a filter: `2026-11-21`, or counted from today, so that a saved view stays true: `0d` is
 * today, `7d` in a week, `-3d` three days ago.
 */
export type FilterDay = string;

const FROM_TODAY = /^(-?\d{1,3})d$/;

/** Days from today; null for a day of the calendar. */
export function daysFromToday(day: FilterDay): number | null {
  const [, days] = FROM_TODAY.exec(day) ?? [];
  return days === undefined ? null : Number(days);
}

export const isFilterDay = (value: unknown): value is FilterDay =>
  typeof value === 'string' && (FROM_TODAY.test(value) || isLocalDate(value));

/** The day of the calendar that is meant while it is `today`. */
export function dayMeant(day: FilterDay, today: LocalDate): LocalDate {
  const days = daysFromToday(day);
  return days === null ? day : addDays(today, days);
}

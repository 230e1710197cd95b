import { addDays, daysBetween } from '../../../src/kernel/local-date';
import type { Day } from '../../shared/format';

const WEEK = 7;

/** 0 is Sunday, which begins the week. */
const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

const weekStart = (day: Day): Day => addDays(day, -weekdayOf(day));

/**
 * Whole weeks from the start of the week of the earliest day to the end of the week of the latest;
 * the week of `today` where there are no days.
 */
export function weeksOf(days: readonly Day[], today: Day): Day[][] {
  const sorted = [...days].sort();
  const first = weekStart(sorted[0] ?? today);
  const last = sorted.at(-1) ?? today;
  const count = Math.floor(daysBetween(first, last) / WEEK) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_day, at) => addDays(first, week * WEEK + at)),
  );
}

import type { Day } from '../../shared/format';

const WEEK = 7;
const DAY_MS = 86_400_000;

// Reckoned in whole UTC days: a mover's phone need not load a library of dates for it.
const numberOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Weeks begin on Sunday; day 0, 1 January 1970, was a Thursday. */
const weekStart = (number: number): number => number - ((number + 4) % WEEK);

/**
 * Whole weeks from the start of the week of the earliest day to the end of the week of the latest;
 * the week of `today` where there are no days.
 */
export function weeksOf(days: readonly Day[], today: Day): Day[][] {
  const sorted = [...days].sort();
  const first = weekStart(numberOf(sorted[0] ?? today));
  const last = numberOf(sorted.at(-1) ?? today);
  const count = Math.floor((last - first) / WEEK) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_day, at) => dayOf(first + week * WEEK + at)),
  );
}

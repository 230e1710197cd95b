import { addDays } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';

const weekday = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();
const WEEK = 7;

/** Sunday to Saturday of the week that a day is in. */
export function weekOf(day: Day): { from: Day; to: Day } {
  const from = addDays(day, -weekday(day));
  return { from, to: addDays(from, WEEK - 1) };
}

/** The whole weeks that a month's page shows. */
export function monthPageOf(day: Day): { from: Day; to: Day } {
  const first = `${day.slice(0, 8)}01`;
  const { from } = weekOf(first);
  const nextMonth = addDays(first, 31).slice(0, 8) + '01';
  return { from, to: weekOf(addDays(nextMonth, -1)).to };
}

/** Every day of a span, both ends among them. */
export const daysOf = ({ from, to }: { from: Day; to: Day }): Day[] =>
  from > to ? [] : [from, ...daysOf({ from: addDays(from, 1), to })];

/** The same place one day, week or month on. */
export function stepDay(day: Day, view: 'trucks' | 'week' | 'month', step: -1 | 1): Day {
  if (view === 'trucks') return addDays(day, step);
  if (view === 'week') return addDays(day, step * WEEK);
  const first = `${day.slice(0, 8)}01`;
  return `${addDays(first, step === 1 ? 31 : -1).slice(0, 8)}01`;
}

import { DateTime } from 'luxon';
import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';

export interface Week {
  from: LocalDate;
  /** Inclusive. */
  to: LocalDate;
}

/** The week, Sunday to Saturday, in which hours of work are counted. */
export function weekOf(day: LocalDate): Week {
  const { weekday } = DateTime.fromISO(day, { zone: 'utc' });
  const from = addDays(day, -(weekday % 7));
  return { from, to: addDays(from, 6) };
}

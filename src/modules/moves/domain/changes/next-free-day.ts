import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';

/**
 * The day of an activity for which none was given: the requested day if it is free, otherwise the
 * day after the last activity, but never a day that has passed.
 */
export function nextFreeDay(
  taken: readonly LocalDate[],
  requestedDay: LocalDate | null,
  today: LocalDate,
): LocalDate {
  if (requestedDay !== null && !taken.includes(requestedDay)) return requestedDay;
  const last = [...taken].sort().at(-1);
  return last !== undefined && last >= today ? addDays(last, 1) : today;
}

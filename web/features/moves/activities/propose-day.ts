import { addDays, isLocalDate } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';

/**
 * The likely day of another activity: the requested one, otherwise the one after the last activity.
 * Null if that has passed or nothing is known: then somebody has to choose.
 */
export function proposeDay(
  taken: readonly (Day | null)[],
  requestedDay: Day | null,
  today: Day,
): Day | null {
  const last = taken.filter(isLocalDate).sort().at(-1);
  return (
    [requestedDay, last && addDays(last, 1)].find(
      (day) => isLocalDate(day) && day >= today && !taken.includes(day),
    ) ?? null
  );
}

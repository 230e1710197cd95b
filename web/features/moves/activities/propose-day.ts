import { addDays, isLocalDate } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';

/**
 * The day that another activity is likely for: the requested one, else the one after the last activity. Null
 * where that is past or nothing is known: then somebody has to say.
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

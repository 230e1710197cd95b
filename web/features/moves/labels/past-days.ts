import { isLocalDate } from '#kernel/local-date.js';
import { showDay, type Day } from '../../../shared/format';

export const PAST_DAY_TITLE = 'Day in the past';

/** Shown below a day that has passed. */
export const PAST_DAY = 'This day is in the past.';

/** What to ask before work is put on days that have passed; null if none has. */
export function pastDayQuestion(days: readonly (Day | null)[], today: Day): string | null {
  const past = [...new Set(days)].filter((day) => isLocalDate(day) && day < today).sort();
  if (past.length === 0) return null;
  const named = past.map(showDay).join(' and ');
  return `${named} ${past.length === 1 ? 'is' : 'are'} past. Do you want to save anyway?`;
}

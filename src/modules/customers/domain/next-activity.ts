import type { LocalDate } from '../../../kernel/local-date.js';

export const ELAPSED = 'elapsed';

/** The earliest activity day from today on, 'elapsed' when all are past, null without any. */
export function nextActivity(
  days: readonly (LocalDate | null)[],
  today: LocalDate,
): LocalDate | typeof ELAPSED | null {
  const set = days.filter((day) => day !== null).sort();
  if (set.length === 0) return null;
  return set.find((day) => day >= today) ?? ELAPSED;
}

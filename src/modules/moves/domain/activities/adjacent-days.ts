import { addDays, type LocalDate } from '#kernel/local-date.js';

export interface AdjacentDays {
  hasPrevDayActivity: boolean;
  hasNextDayActivity: boolean;
}

/**
 * Whether the same customer has an activity on the calendar day before or after `day`; `days` may
 * contain `day` itself and days not set yet (R-MOVE-4).
 */
export const adjacentDays = (
  day: LocalDate | null,
  days: readonly (LocalDate | null)[],
): AdjacentDays => ({
  hasPrevDayActivity: day !== null && days.includes(addDays(day, -1)),
  hasNextDayActivity: day !== null && days.includes(addDays(day, 1)),
});

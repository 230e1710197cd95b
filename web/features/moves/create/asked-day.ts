import { isLocalDate } from '#kernel/local-date.js';
import type { Day } from '../../../shared/format';

/** Goes with the address of a customer who was entered with a day that somebody looked for a free time on. */
export const withAskedDay = (state: object, askedDay: Day | null | undefined): object =>
  askedDay ? { ...state, askedDay } : state;

/** The day that goes with an address so; null where none does. */
export function askedDayIn(state: unknown): Day | null {
  if (typeof state !== 'object' || state === null || !('askedDay' in state)) return null;
  return isLocalDate(state.askedDay) ? state.askedDay : null;
}

import { isLocalDate } from '#kernel/local-date.js';
import type { Day } from '../format';

// What goes with an address, besides what it says itself; a reload keeps it, and so it is read as unknown.

const partOf = (state: unknown, name: string): unknown =>
  typeof state === 'object' && state !== null && name in state
    ? (state as Record<string, unknown>)[name]
    : undefined;

/** Goes with the address of a customer who was entered with a day that somebody looked for a free time on. */
export const withAskedDay = (state: object, askedDay: Day | null | undefined): object =>
  askedDay ? { ...state, askedDay } : state;

/** The day that goes with an address so; null where none does. */
export function askedDayIn(state: unknown): Day | null {
  const day = partOf(state, 'askedDay');
  return isLocalDate(day) ? day : null;
}

/** Goes with the address of a customer: Escape leads back from there to that path. */
export const withWayBack = (cameFrom: string): object => ({ cameFrom });

/** The path that goes with an address so; null where none does. */
export function wayBackIn(state: unknown): string | null {
  const path = partOf(state, 'cameFrom');
  return typeof path === 'string' ? path : null;
}

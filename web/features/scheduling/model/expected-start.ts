import type { DayView } from '#modules/scheduling/contract/day.view.js';

/** The latest start of a customer's jobs of a day that wait; null where none does, or one has started. */
export function expectedStartOf({ customers }: DayView, customerId: string): string | null {
  const jobs = customers
    .filter(({ _id }) => _id === customerId)
    .flatMap(({ bookings }) => bookings.map(({ progress }) => progress));
  if (jobs.some(({ started }) => started !== null)) return null;
  const waiting = jobs.flatMap(({ waitsFor, expectedStart }) =>
    waitsFor !== null && expectedStart !== null ? [expectedStart] : [],
  );
  return waiting.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? null;
}

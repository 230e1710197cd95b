import type { DayView } from '#modules/scheduling/contract/day.view.js';

/** The first start of a customer's jobs of a day; null unless all of them wait and none has started. */
export function expectedStartOf({ customers }: DayView, customerId: string): string | null {
  const jobs = customers
    .filter(({ _id }) => _id === customerId)
    .flatMap(({ bookings }) => bookings.map(({ progress }) => progress));
  if (jobs.some(({ started }) => started !== null)) return null;
  const waiting = jobs.flatMap(({ waitsFor, expectedStart }) =>
    waitsFor !== null && expectedStart !== null ? [expectedStart] : [],
  );
  if (waiting.length < jobs.length) return null;
  return waiting.sort((a, b) => Date.parse(a) - Date.parse(b))[0] ?? null;
}

const WEEK_MS = 7 * 24 * 3_600_000;
/** The clocks of two machines differ; a departure "now" must not arrive as one in the past. */
const MARGIN_MS = 60_000;

/**
 * Google has traffic for future departures only: for a past one, the same time of the week in the
 * first week to come is used.
 */
export function comingDeparture(at: Date, now: Date): Date {
  const late = now.getTime() + MARGIN_MS - at.getTime();
  return late <= 0 ? at : new Date(at.getTime() + Math.ceil(late / WEEK_MS) * WEEK_MS);
}

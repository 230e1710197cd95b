const WEEK_MS = 7 * 24 * 3_600_000;
/** The clocks of two machines differ; a departure "now" must not arrive as one of the past. */
const MARGIN_MS = 60_000;

/**
 * Google knows traffic for departures to come only: one of the past is asked for at the same time
 * of the week, of the first week that is still to come.
 */
export function comingDeparture(at: Date, now: Date): Date {
  const late = now.getTime() + MARGIN_MS - at.getTime();
  return late <= 0 ? at : new Date(at.getTime() + Math.ceil(late / WEEK_MS) * WEEK_MS);
}

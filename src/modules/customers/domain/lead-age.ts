import { MINUTE_MS } from '#kernel/time-window.js';

export type LeadAgeColor = 'green' | 'yellow' | 'red';

const GREEN_MINUTES = 60;
const YELLOW_MINUTES = 240;

/** Minutes, with fractions, since a lead was created. */
const leadAgeMinutes = (created: Date, now: Date): number =>
  (now.getTime() - created.getTime()) / MINUTE_MS;

/** Green up to 60 minutes, yellow up to 240, red beyond (R-LIST-11). */
export function leadAgeColor(created: Date, now: Date): LeadAgeColor {
  const age = leadAgeMinutes(created, now);
  if (age <= GREEN_MINUTES) return 'green';
  return age <= YELLOW_MINUTES ? 'yellow' : 'red';
}

import { ceilToQuarter, floorToQuarter } from '#kernel/time-window.js';
import { figure, type Figure } from '../figure.js';

const LEAST_MINIMUM = 2.5;
const MINIMUM_PART = 0.75;

/** The chosen crew's minutes → hours, rounded up to 0.25, at least `minTime` (R-EST-9). */
export const estimatedHours = (crewMinutes: number, minTime: Figure): number =>
  Math.max(ceilToQuarter(crewMinutes / 60), figure(minTime) ?? 0);

/**
 * The suggested `minTime` for an estimate (R-EST-9): by the longer of its hours and those that a person typed instead,
 * and never more than these.
 */
export function suggestedMinTime(estHours: number, typed = estHours): number {
  const part = floorToQuarter(Math.max(estHours, typed) * MINIMUM_PART);
  return Math.max(LEAST_MINIMUM, Math.min(typed, part));
}

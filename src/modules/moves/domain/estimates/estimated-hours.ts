import { ceilToQuarter, floorToQuarter } from '#kernel/time-window.js';
import { figure, type Figure } from '../figure.js';

const LEAST_MINIMUM = 2.5;
const MINIMUM_PART = 0.75;

/** The chosen crew's minutes → hours, rounded up to 0.25, at least `minTime` (R-EST-9). */
export const estimatedHours = (crewMinutes: number, minTime: Figure): number =>
  Math.max(ceilToQuarter(crewMinutes / 60), figure(minTime) ?? 0);

/** The suggested `minTime` for an estimate, or for hours that a person typed instead (R-EST-9). */
export const suggestedMinTime = (estHours: number): number =>
  Math.max(LEAST_MINIMUM, floorToQuarter(estHours * MINIMUM_PART));

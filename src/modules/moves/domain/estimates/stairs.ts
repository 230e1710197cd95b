import { figure, type Figure } from '../figure.js';
import { isMultiStorey } from '../location-types.js';

export interface StairsStop {
  locationType?: string | null;
  floor?: Figure;
  hasElevator?: boolean | null;
}

const GROUND_FLOOR = 1;

/** None for a stop below street level. */
const flights = (stop: StairsStop): number =>
  Math.max(0, (figure(stop.floor) ?? GROUND_FLOOR) - GROUND_FLOOR);

/**
 * Flights over the stops without an elevator, as boards count them: one below street level takes
 * some off (R-EST-13).
 */
export const stairsFloors = (stops: readonly StairsStop[]): number =>
  stops
    .filter(({ locationType, hasElevator }) => isMultiStorey(locationType) && !hasElevator)
    .reduce((sum, { floor }) => sum + (figure(floor) ?? GROUND_FLOOR) - GROUND_FLOOR, 0);

/** The stairs figure of an activity, 0 if no stop is of a multi-story type (R-EST-14). */
export function stairsTime(stops: readonly StairsStop[]): number {
  const [first, ...others] = stops.filter((stop) => isMultiStorey(stop.locationType));
  return first ? others.reduce((sum, stop) => sum + flights(stop), 1) : 0;
}

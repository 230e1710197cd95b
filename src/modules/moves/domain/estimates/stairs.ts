import { figure, type Figure } from '../figure.js';
import { isMultiStorey } from '../location-types.js';

export interface StairsStop {
  locationType?: string | null;
  floor?: Figure;
  hasElevator?: boolean | null;
}

const GROUND_FLOOR = 1;
const SHOWN_FROM = 3;

const flights = (stop: StairsStop): number => (figure(stop.floor) ?? GROUND_FLOOR) - GROUND_FLOOR;

/** As `flights`, none for a stop below the street. */
const floorsUp = (stop: StairsStop): number => Math.max(0, flights(stop));

/** Flights over all stops without an elevator, for the board (R-EST-13). */
export const stairsFloors = (stops: readonly StairsStop[]): number =>
  stops
    .filter((stop) => isMultiStorey(stop.locationType) && !stop.hasElevator)
    .reduce((sum, stop) => sum + flights(stop), 0);

export const showsStairs = (floors: number): boolean => floors >= SHOWN_FROM;

/** The stairs figure of an activity, 0 where no stop is in a multi-storey type (R-EST-14). */
export function stairsTime(stops: readonly StairsStop[]): number {
  const [first, ...others] = stops.filter((stop) => isMultiStorey(stop.locationType));
  return first ? others.reduce((sum, stop) => sum + floorsUp(stop), 1) : 0;
}

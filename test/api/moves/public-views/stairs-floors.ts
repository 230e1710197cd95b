import { isMultiStorey } from '#modules/moves/domain/location-types.js';
import type { Stop } from '#modules/moves/domain/stop.js';

const GROUND_FLOOR = 1;

/** Flights over all stops without an elevator, as the board counts them (R-EST-13): only SQL does. */
export const stairsFloors = (
  stops: readonly Pick<Stop, 'locationType' | 'floor' | 'hasElevator'>[],
): number =>
  stops
    .filter(({ locationType, hasElevator }) => isMultiStorey(locationType) && !hasElevator)
    .reduce((sum, { floor }) => sum + (floor ?? GROUND_FLOOR) - GROUND_FLOOR, 0);

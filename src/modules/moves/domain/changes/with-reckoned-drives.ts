import type { EstimateConstants } from '../estimates/estimate-constants.js';
import type { Activity } from '../activity.js';
import type { Stop } from '../stop.js';
import { hasPosition } from '../transit/placed-stops.js';
import type { StopPosition } from '../transit/placed-stops.js';
import { withDriveTimes } from './with-drive-times.js';
import type { FetchedLeg } from './with-drive-times.js';

/** Of a day of work that is not stored yet. */
export interface ReckonedDrives {
  /** By stop; null where it has a position, or none was found. */
  readonly positions: readonly (Omit<StopPosition, 'stopId'> | null)[];
  /** To each stop, then back to the branch; null where no road goes there or an end has no position. */
  readonly legs: readonly (FetchedLeg | null)[];
}

/** An activity with the positions and drives that were found for its stops, in their order. */
export function withReckonedDrives(
  activity: Activity,
  { positions, legs }: ReckonedDrives,
  constants: EstimateConstants,
): Activity {
  const locations = activity.locations.map((stop, index): Stop => {
    const position = positions[index];
    return position && !hasPosition(stop) ? { ...stop, ...position } : stop;
  });
  return withDriveTimes({ ...activity, locations }, legs, constants);
}

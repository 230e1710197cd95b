import type { EstimateConstants } from './estimate-constants.js';

export interface ResourceEstimate {
  truckCount: number;
  /** Total over all trucks. */
  numMovers: number;
}

/** Cubic feet that two movers with one truck can take. */
const SMALL_MOVE_VOLUME = 1000;
const CREW = 2;
const LARGE_CREW = 3;

/** `inventoryMinutes`: minutes to load it all with two movers (R-EST-10). */
export function resourceEstimate(
  inventoryMinutes: number,
  constants: EstimateConstants,
): ResourceEstimate {
  const volume = Number((inventoryMinutes * constants.volumePerMinute).toFixed(6));
  if (volume <= SMALL_MOVE_VOLUME) return { truckCount: 1, numMovers: CREW };
  const truckCount = Math.max(1, Math.ceil(volume / constants.truckVolume));
  return { truckCount, numMovers: LARGE_CREW * truckCount };
}

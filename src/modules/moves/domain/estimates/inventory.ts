import { figure } from '../figure.js';
import { isLoading, isUnload } from '../work-types.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import { tableValue } from './table-value.js';

/** What an activity carries, and which part of it goes to each stop. */
export interface Inventory {
  /** Minutes to load it all; null when no Load stop has a table value. */
  minutes: number | null;
  /** Boxes of the Load stops; those of LoadAndUnload stops stay there. */
  boxes: number;
  /** Each stop's share of inventory and boxes, 0 to 1; above 0 only for Unload stops. */
  shares: number[];
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const isKnown = (value: number | null): value is number => value !== null;

/**
 * Shared in proportion to own table values; an unknown one counts as the mean of the known ones.
 */
function sharesOf(tables: readonly (number | null)[]): number[] {
  const known = tables.filter(isKnown);
  const mean = known.length === 0 ? 0 : total(known) / known.length;
  if (mean === 0) return tables.map(() => 1 / tables.length);
  const weights = tables.map((value) => value ?? mean);
  return weights.map((weight) => weight / total(weights));
}

/** What a day moves, and how its Unload stops share it (R-EST-3). */
export function inventoryOf(
  stops: readonly EstimateStop[],
  constants: EstimateConstants,
): Inventory {
  const loaded = stops
    .filter(isLoading)
    .map((stop) => tableValue(stop, constants))
    .filter(isKnown);
  const unloadShares = sharesOf(stops.filter(isUnload).map((stop) => tableValue(stop, constants)));
  return {
    minutes: loaded.length === 0 ? null : total(loaded),
    boxes: total(
      stops.filter((stop) => stop.workType === 'Load').map((stop) => figure(stop.numBoxes) ?? 0),
    ),
    shares: stops.map((stop) => (isUnload(stop) ? (unloadShares.shift() ?? 0) : 0)),
  };
}

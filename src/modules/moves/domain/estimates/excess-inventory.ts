import { isUnload } from '../work-types.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import type { Inventory } from './inventory.js';
import { tableValue } from './table-value.js';

const MORE_THAN_FITS = 1.25;

/**
 * An Unload stop gets more than 1.25 times what a home of its size has. Unknown sizes never do
 * (R-EST-11).
 */
export function hasExcessInventory(
  stop: EstimateStop,
  inventory: Inventory,
  share: number,
  constants: EstimateConstants,
): boolean {
  const own = tableValue(stop, constants);
  if (!isUnload(stop) || own === null || inventory.minutes === null) return false;
  return Number((inventory.minutes * share).toFixed(6)) > own * MORE_THAN_FITS;
}

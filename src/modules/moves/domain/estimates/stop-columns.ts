import { figure } from '../figure.js';
import { hasStories, isMultiStorey } from '../location-types.js';
import { isHold, isUnload } from '../work-types.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import type { Inventory } from './inventory.js';
import { tableValue } from './table-value.js';

/** The columns of one stop in minutes for a crew of two; null is shown as "N/A". */
export interface TimeInMinutes {
  forFurniture: number | null;
  forWalking: number | null;
  forStories: number | null;
  forElevator: number | null;
  forBoxes: number | null;
  forDriving: number | null;
}

const FREE_WALK_FEET = 50;

/** Removes floating-point noise, so that people do not read 10.350000000000001. */
export const tidy = (minutes: number): number => Number(minutes.toFixed(6));

/** N/A counts as nothing. */
export const sumKnown = (values: readonly (number | null)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);

/** Handling at a Packing stop is its packing time; at a Hold stop nothing is handled. */
const isWithoutHandling = (stop: EstimateStop): boolean =>
  stop.workType === 'Packing' || isHold(stop);

/** Column Base. `share` is the stop's part of the inventory (R-EST-4). */
function baseMinutes(
  stop: EstimateStop,
  inventory: Inventory,
  share: number,
  constants: EstimateConstants,
): number | null {
  const own = tableValue(stop, constants);
  switch (stop.workType) {
    case 'Load':
      return own;
    case 'LoadAndUnload':
      return own === null ? null : own * (1 + constants.unloadFactor);
    case 'Unload': {
      const unloaded = inventory.minutes === null ? own : inventory.minutes * share;
      return unloaded === null ? null : unloaded * constants.unloadFactor;
    }
    case 'Packing':
    case 'Hold':
      return 0;
    default:
      return null;
  }
}

/** Column Walk as a factor of base: for each started 50 ft beyond the first 50. */
function walkFactor(stop: EstimateStop, constants: EstimateConstants): number | null {
  const feet = figure(stop.distanceToDoor);
  if (feet === null) return null;
  return Math.ceil(Math.max(0, feet - FREE_WALK_FEET) / FREE_WALK_FEET) * constants.walkCoefficient;
}

const above = (level: number | null, coefficient: number): number | null =>
  level === null ? null : Math.max(0, level - 1) * coefficient;

/** Column Stairs/Stories as a factor of base: flights without an elevator, or stories inside. */
function storiesFactor(stop: EstimateStop, constants: EstimateConstants): number | null {
  if (hasStories(stop.locationType)) {
    return above(figure(stop.stories), constants.storiesCoefficient);
  }
  if (!isMultiStorey(stop.locationType) || stop.hasElevator) return 0;
  return above(figure(stop.floor), constants.stairsCoefficient);
}

/** Column Elevator as a factor of base: once, from the second floor. */
function elevatorFactor(stop: EstimateStop, constants: EstimateConstants): number | null {
  if (!isMultiStorey(stop.locationType) || !stop.hasElevator) return 0;
  const floor = figure(stop.floor);
  if (floor === null) return null;
  return floor >= 2 ? constants.elevatorCoefficient : 0;
}

/** Boxes handled here: the stop's own, or an Unload stop's share of what was loaded. */
function boxesAt(stop: EstimateStop, inventory: Inventory, share: number): number {
  if (isWithoutHandling(stop)) return 0;
  const own = Math.max(0, figure(stop.numBoxes) ?? 0);
  return isUnload(stop) && own === 0 ? inventory.boxes * share : own;
}

const times = (base: number | null, factor: number | null): number | null => {
  if (base === 0) return 0;
  return base === null || factor === null ? null : tidy(base * factor);
};

/** The handling columns of a stop; `forDriving` comes from its leg (R-EST-5). */
export function stopColumns(
  stop: EstimateStop,
  inventory: Inventory,
  share: number,
  constants: EstimateConstants,
): Omit<TimeInMinutes, 'forDriving'> {
  const base = baseMinutes(stop, inventory, share, constants);
  return {
    forFurniture: times(base, 1),
    forWalking: times(base, walkFactor(stop, constants)),
    forStories: times(base, storiesFactor(stop, constants)),
    forElevator: times(base, elevatorFactor(stop, constants)),
    forBoxes: tidy(boxesAt(stop, inventory, share) * constants.boxMinutes),
  };
}

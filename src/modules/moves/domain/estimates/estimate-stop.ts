import { ceilToQuarter } from '#kernel/time-window.js';
import { figure } from '../figure.js';
import { isHold } from '../work-types.js';
import { isCounted, minutesTyped } from './counted.js';
import type { EstimateInput, EstimateStop } from './estimate-input.js';
import { hasExcessInventory } from './excess-inventory.js';
import { inventoryOf } from './inventory.js';
import { stopColumns, sumKnown, tidy, type TimeInMinutes } from './stop-columns.js';
import { MINUTES_AN_HOUR, minutesByHand } from './time-by-hand.js';

/** The estimate of one stop; minutes and hours as the names say. */
export interface StopEstimate {
  /** In the API's form; columns for a crew of two. */
  worktimeEstimations: { timeInMinutes: TimeInMinutes };
  /** Sum of the known columns, for a crew of two. */
  totalMinutes: number;
  /** Hours for a crew of two, rounded up to 0.25; null is "N/A". */
  suggestedWorktime: number | null;
  /** That of its handling alone, without the drive: what a worktime stands for. Null where no table counts the stop. */
  suggestedHandling: number | null;
  hasExcessInventory: boolean;
  /** Shown as "+ packing"; a larger crew does not shorten it. */
  packingMinutes: number;
  /** For the chosen crew: handling (or what a person entered instead), driving and packing. */
  crewMinutes: number;
  /** False: its handling is not known, and nothing of it is in the sums but boxes, driving and packing. */
  isCounted: boolean;
  /**
   * The first stop's leg from the branch, shown in gray parentheses; null elsewhere and while
   * unknown.
   */
  branchLegMinutes: number | null;
}

/** Minutes of the leg that leads to a stop, exact; null while unknown. */
export const legMinutes = (stop: EstimateStop): number | null => {
  const hours = figure(stop.driveTime);
  return hours === null ? null : tidy(hours * MINUTES_AN_HOUR);
};

/** Column Drivetime: 0 at the first stop and for Hold, unknown while no leg is known. */
function drivingMinutes(stops: readonly EstimateStop[], index: number): number | null {
  const stop = stops[index];
  if (!stop || isHold(stop)) return 0;
  if (index > 0) return legMinutes(stop);
  return stops.every((other) => legMinutes(other) === null) ? null : 0;
}

/** One stop of an activity; `speed` is the sum of the speeds of all crews. */
export function estimateStop(input: EstimateInput, index: number, speed: number): StopEstimate {
  const { locations, constants } = input;
  const stop = locations[index] ?? {};
  const inventory = inventoryOf(locations, constants);
  const share = inventory.shares[index] ?? 0;
  const handling = stopColumns(stop, inventory, share, constants);
  const timeInMinutes = { ...handling, forDriving: drivingMinutes(locations, index) };
  const totalMinutes = tidy(sumKnown(Object.values(timeInMinutes)));
  // The work at a Packing stop is its packing: a worktime typed there stands for it.
  const isPackingTyped = stop.workType === 'Packing' && minutesTyped(stop) !== null;
  const packingMinutes = isPackingTyped ? 0 : (figure(stop.packingEstTime) ?? 0) * MINUTES_AN_HOUR;
  const byColumns = sumKnown(Object.values(handling));
  const forCrewOfTwo = minutesTyped(stop) ?? byColumns;
  const handlingMinutes = minutesByHand(stop.currentEstimate) ?? forCrewOfTwo / speed;
  const isUnknown = handling.forFurniture === null && totalMinutes === 0;
  return {
    worktimeEstimations: { timeInMinutes },
    totalMinutes,
    suggestedWorktime: isUnknown ? null : ceilToQuarter(totalMinutes / MINUTES_AN_HOUR),
    suggestedHandling:
      handling.forFurniture === null ? null : ceilToQuarter(tidy(byColumns) / MINUTES_AN_HOUR),
    hasExcessInventory: hasExcessInventory(stop, inventory, share, constants),
    packingMinutes,
    crewMinutes: tidy(handlingMinutes + (timeInMinutes.forDriving ?? 0) + packingMinutes),
    isCounted: isCounted(stop, handling.forFurniture),
    branchLegMinutes: index === 0 && !isHold(stop) ? legMinutes(stop) : null,
  };
}

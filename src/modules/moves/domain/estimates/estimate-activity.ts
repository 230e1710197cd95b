import { isHold, isLoading, isUnload } from '../work-types.js';
import { costingReason } from './costing-reason.js';
import { lackOf, uncountedWords, type UncountedStop } from './counted.js';
import { totalSpeed } from './crew-speed.js';
import type { EstimateConstants } from './estimate-constants.js';
import type { EstimateInput, EstimateStop } from './estimate-input.js';
import { estimateStop, legMinutes, type StopEstimate } from './estimate-stop.js';
import { estimatedHours, suggestedMinTime } from './estimated-hours.js';
import { inventoryOf } from './inventory.js';
import { resourceEstimate, type ResourceEstimate } from './resource-estimate.js';
import { sumKnown, tidy, type TimeInMinutes } from './stop-columns.js';
import { tableValue } from './table-value.js';

/** The end of the estimate's warning when legs are missing. */
const NOT_REFRESHED = ' so estimate will not have refreshed drivetimes.';

const LEGS_UNKNOWN = `Drive times are not known yet,${NOT_REFRESHED}`;

export interface ActivityEstimate {
  /** In the order of the input. */
  locations: StopEstimate[];
  /** Sums of each column; null if no stop has a value. */
  columnTotals: TimeInMinutes;
  /** Total Move Time: the sum of the columns over the stops, for a crew of two. */
  totalMinutes: number;
  /** The chosen crew's time, from which `estHours` is computed. */
  crewMinutes: number;
  estHours: number;
  /** The suggested minimum. */
  minTime: number;
  resourceEstimate: ResourceEstimate;
  moveMgrCostingStrategyReason: string;
  /** Those that the sums leave out. */
  uncounted: UncountedStop[];
  /** Some drive between stops is not known yet. */
  lacksLegs: boolean;
  warnings: string[];
  /** False while no stop has enough data: the page shows "N/A". */
  isKnown: boolean;
  constantsVersion: number;
}

const sumOrNull = (values: readonly (number | null)[]): number | null =>
  values.every((value) => value === null) ? null : tidy(sumKnown(values));

/**
 * Minutes to load everything that travels; an activity that only unloads is judged by its
 * destination.
 */
function carriedMinutes(stops: readonly EstimateStop[], constants: EstimateConstants): number {
  const { minutes } = inventoryOf(stops, constants);
  if (minutes !== null || stops.some(isLoading)) return minutes ?? 0;
  return sumKnown(stops.filter(isUnload).map((stop) => tableValue(stop, constants)));
}

function columnTotals(estimates: readonly StopEstimate[]): TimeInMinutes {
  const column = (name: keyof TimeInMinutes): number | null =>
    sumOrNull(estimates.map((stop) => stop.worktimeEstimations.timeInMinutes[name]));
  return {
    forFurniture: column('forFurniture'),
    forWalking: column('forWalking'),
    forStories: column('forStories'),
    forElevator: column('forElevator'),
    forBoxes: column('forBoxes'),
    forDriving: column('forDriving'),
  };
}

/** Where no stop is counted, a drive or boxes alone are no estimate. */
const isEstimated = (estimates: readonly StopEstimate[]): boolean =>
  estimates.every((stop) => stop.isCounted) ||
  estimates.some(
    ({ isCounted, crewMinutes, worktimeEstimations: { timeInMinutes } }) =>
      isCounted && crewMinutes > (timeInMinutes.forDriving ?? 0),
  );

/** The automated estimate of an activity. Server and page both call this (R-EST-16). */
export function estimateActivity(input: EstimateInput): ActivityEstimate {
  const { locations: stops, constants } = input;
  const speed = totalSpeed(input.numMovers, input.truckCount, constants);
  const locations = stops.map((_, index) => estimateStop(input, index, speed));
  const crewMinutes = tidy(sumKnown(locations.map((stop) => stop.crewMinutes)));
  const estHours = estimatedHours(crewMinutes, input.minTime);
  const uncounted = stops.flatMap((stop, index) =>
    locations[index]?.isCounted ? [] : [{ index, lacks: lackOf(stop) }],
  );
  const lacksLegs = stops.some((stop) => !isHold(stop) && legMinutes(stop) === null);
  return {
    locations,
    columnTotals: columnTotals(locations),
    totalMinutes: tidy(sumKnown(locations.map((stop) => stop.totalMinutes))),
    crewMinutes,
    estHours,
    minTime: suggestedMinTime(estHours),
    resourceEstimate: resourceEstimate(carriedMinutes(stops, constants), constants),
    moveMgrCostingStrategyReason: costingReason(stops, constants),
    uncounted,
    lacksLegs,
    warnings: [...(lacksLegs ? [LEGS_UNKNOWN] : []), ...uncounted.map(uncountedWords)],
    isKnown: crewMinutes > 0 && isEstimated(locations),
    constantsVersion: constants.version,
  };
}

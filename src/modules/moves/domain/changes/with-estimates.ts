import { estimateActivity, type ActivityEstimate } from '../estimates/estimate-activity.js';
import { storedBasis } from '../estimates/estimate-basis.js';
import type { EstimateConstants } from '../estimates/estimate-constants.js';
import type { Activity } from '../activity.js';

const UNKNOWN = { automatedHours: null, automatedMovers: null, automatedTrucks: null };

const automatedOf = ({ isKnown, estHours, resourceEstimate }: ActivityEstimate) =>
  isKnown
    ? {
        automatedHours: estHours,
        automatedMovers: resourceEstimate.numMovers,
        automatedTrucks: resourceEstimate.truckCount,
      }
    : UNKNOWN;

/** An activity with what the size tables say about its stops, and their version. */
export function withEstimates(activity: Activity, constants: EstimateConstants): Activity {
  const { numMovers, truckCount, minTime, locations } = activity;
  if (locations.length === 0) return { ...activity, ...UNKNOWN, estimateBasis: null };
  const input = { locations, numMovers, truckCount, minTime, constants };
  const estimate = estimateActivity(input);
  return {
    ...activity,
    constantsVersion: estimate.constantsVersion,
    ...automatedOf(estimate),
    estimateBasis: storedBasis(input),
    locations: locations.map((location, index) => ({
      ...location,
      worktimeEstimations: estimate.locations[index]?.worktimeEstimations.timeInMinutes ?? null,
      hasExcessInventory: estimate.locations[index]?.hasExcessInventory ?? false,
    })),
  };
}

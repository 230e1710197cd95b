import { estimateActivity, type ActivityEstimate } from '../estimates/estimate-activity.js';
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
  if (locations.length === 0) return { ...activity, ...UNKNOWN };
  const estimate = estimateActivity({ locations, numMovers, truckCount, minTime, constants });
  return {
    ...activity,
    constantsVersion: estimate.constantsVersion,
    ...automatedOf(estimate),
    locations: locations.map((location, index) => ({
      ...location,
      worktimeEstimations: estimate.locations[index]?.worktimeEstimations.timeInMinutes ?? null,
      hasExcessInventory: estimate.locations[index]?.hasExcessInventory ?? false,
    })),
  };
}

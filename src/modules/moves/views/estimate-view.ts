import type { EstimateView } from '../contract/estimate.view.js';
import type { ActivityEstimate } from '../domain/estimates/estimate-activity.js';
import { locationView } from './location-view.js';
import type { Activity } from '../domain/activity.js';
import type { Stop } from '../domain/stop.js';

/** A computed estimate as the API has it; stops that are not stored have no `_id`. */
export function estimateView(
  estimate: ActivityEstimate,
  locations: readonly Stop[],
  stored: Activity,
): EstimateView {
  const { constantsVersion } = estimate;
  return {
    locations: locations.map((location, index) => {
      const stop = estimate.locations[index];
      const { _id, ...view } = locationView(location, constantsVersion);
      const isStored = stored.locations.some(({ id }) => id === _id);
      return {
        ...(isStored ? { _id } : {}),
        ...view,
        worktimeEstimations: stop ? { ...stop.worktimeEstimations, constantsVersion } : null,
        hasExcessInventory: stop?.hasExcessInventory ?? false,
        suggestedWorktime: stop?.suggestedWorktime ?? null,
      };
    }),
    resourceEstimate: estimate.resourceEstimate,
    estHours: estimate.estHours,
    minTime: estimate.minTime,
    moveMgrCostingStrategyReason: estimate.moveMgrCostingStrategyReason,
    warnings: estimate.warnings,
  };
}

import type { ActivityView } from '#modules/moves/contract/activity.view.js';
import type { LocationView } from '#modules/moves/contract/location.view.js';
import { minutesByHand } from '#modules/moves/contract/estimating.js';

const isWithoutWork = ({ typeOfWOrk }: LocationView): boolean =>
  typeOfWOrk === 'Packing' || typeOfWOrk === 'Hold';

/** Minutes of work at a stop that are known; null where nothing is. */
function minutesAt(stop: LocationView): number | null {
  const byHand = minutesByHand(stop.currentEstimate);
  if (byHand !== null) return byHand;
  const columns = stop.worktimeEstimations?.timeInMinutes;
  if (columns?.forFurniture == null) return isWithoutWork(stop) ? 0 : null;
  return columns.forFurniture + (columns.forBoxes ?? 0);
}

/** Whether every stop of a stored day has an estimate, so that there is a range to ask for. */
export function hasEstimates({ locations }: Pick<ActivityView, 'locations'>): boolean {
  const minutes = locations.map(minutesAt);
  const packs = locations.some(({ packingEstTime }) => (packingEstTime ?? 0) > 0);
  return minutes.every((one) => one !== null) && (packs || minutes.some((one) => (one ?? 0) > 0));
}

import type { LocationView } from '#modules/moves/contract/location.view.js';
import { minutesByHand, minutesTyped } from '#modules/moves/contract/estimating.js';

/** What tells whether a stop has an estimate. */
export type EstimatedStop = Pick<
  LocationView,
  | 'typeOfWOrk'
  | 'currentEstimate'
  | 'worktime'
  | 'worktimeTyped'
  | 'worktimeEstimations'
  | 'packingEstTime'
>;

const isWithoutWork = ({ typeOfWOrk }: EstimatedStop): boolean =>
  typeOfWOrk === 'Packing' || typeOfWOrk === 'Hold';

/** Minutes of work at a stop that are known; null where nothing is. */
function minutesAt(stop: EstimatedStop): number | null {
  const byHand = minutesByHand(stop.currentEstimate);
  if (byHand !== null) return byHand;
  const typed = minutesTyped(stop);
  if (typed !== null) return typed;
  const columns = stop.worktimeEstimations?.timeInMinutes;
  if (columns?.forFurniture == null) return isWithoutWork(stop) ? 0 : null;
  return columns.forFurniture + (columns.forBoxes ?? 0);
}

/** Whether every stop of a day has an estimate: there is a range to ask for of a stored one. */
export function hasEstimates(stops: readonly EstimatedStop[]): boolean {
  const minutes = stops.map(minutesAt);
  const packs = stops.some(({ packingEstTime }) => (packingEstTime ?? 0) > 0);
  return minutes.every((one) => one !== null) && (packs || minutes.some((one) => (one ?? 0) > 0));
}

import { estimateActivity } from '../estimates/estimate-activity.js';
import type { EstimateInput } from '../estimates/estimate-input.js';
import type { Stop } from '../stop.js';

/** Stops with what an estimate of them is computed with. */
type Planned = Omit<EstimateInput, 'locations'> & { readonly locations: readonly Stop[] };

/**
 * The planned stops; a worktime that was written and is what the estimate suggests is nobody's decision
 * (R-EST-26).
 */
export function withTypedWorktimes(stored: readonly Stop[], planned: Planned): readonly Stop[] {
  const known = new Map(stored.map(({ id, worktime }) => [id, worktime]));
  const isNew = ({ id, worktime, worktimeTyped }: Stop): boolean =>
    worktimeTyped && known.get(id) !== worktime;
  if (!planned.locations.some(isNew)) return planned.locations;
  const { locations } = estimateActivity(planned);
  return planned.locations.map((stop, index) =>
    isNew(stop) && stop.worktime === locations[index]?.suggestedWorktime
      ? { ...stop, worktimeTyped: false }
      : stop,
  );
}

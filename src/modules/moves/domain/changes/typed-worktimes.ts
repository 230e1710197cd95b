import { estimateActivity } from '../estimates/estimate-activity.js';
import type { EstimateInput } from '../estimates/estimate-input.js';
import type { Stop } from '../stop.js';

/** Stops with what an estimate of them is computed with. */
type Planned = Omit<EstimateInput, 'locations'> & { readonly locations: readonly Stop[] };

/**
 * The planned stops; a worktime that was written and is what an estimate suggests, with the drive or without, is nobody's
 * decision unless it is said to be (R-EST-26).
 */
export function withTypedWorktimes(stored: readonly Stop[], planned: Planned): readonly Stop[] {
  const known = new Map(stored.map(({ id, worktime }) => [id, worktime]));
  const isOpen = ({ id, worktime, worktimeTyped, isWorktimeSaid }: Stop): boolean =>
    worktimeTyped && !isWorktimeSaid && known.get(id) !== worktime;
  const suggested = planned.locations.some(isOpen) ? estimateActivity(planned).locations : [];
  return planned.locations.map((sent, index) => {
    const { isWorktimeSaid: _said, ...stop } = sent;
    const { suggestedWorktime, suggestedHandling } = suggested[index] ?? {};
    const isSuggested = [suggestedWorktime, suggestedHandling].includes(stop.worktime);
    return isOpen(sent) && isSuggested ? { ...stop, worktimeTyped: false } : stop;
  });
}

import { whereIs, type CrewZone } from '#modules/scheduling/contract/crew-rules.js';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';

/** Who is in which list of the panel: those of the chosen home branches without a seat. */
export function crewPool(
  { movers, assignment }: Pick<DayView, 'movers' | 'assignment'>,
  homeBranches: readonly string[],
): Record<CrewZone, DayMoverView[]> {
  const free = movers.filter(
    ({ _id, branchId }) => homeBranches.includes(branchId) && whereIs(assignment, _id) === null,
  );
  return {
    onCall: movers.filter(({ _id }) => whereIs(assignment, _id) === 'onCall'),
    leads: free.filter(({ isTeamLead }) => isTeamLead),
    nonLeads: free.filter(({ isTeamLead }) => !isTeamLead),
  };
}

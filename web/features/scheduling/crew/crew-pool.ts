import { whereIs, type CrewZone } from '#modules/scheduling/contract/crew-rules.js';
import type { DayMoverView, DayView } from '#modules/scheduling/contract/day.view.js';

/** Somebody who is off, and why. */
export interface OffPerson {
  mover: DayMoverView;
  reason: string;
}

/** Who of the known people is off that day, of all branches. */
export const offPeople = ({ movers, assignment }: Pick<DayView, 'movers' | 'assignment'>) =>
  assignment.off.flatMap(({ employee, reason = '' }): OffPerson[] => {
    const mover = movers.find(({ _id }) => _id === employee);
    return mover ? [{ mover, reason }] : [];
  });

/** Who is in which list of the panel: those of the chosen home branches without a seat. */
export function crewPool(
  { movers, assignment }: Pick<DayView, 'movers' | 'assignment'>,
  homeBranches: readonly string[],
): Record<CrewZone, DayMoverView[]> {
  const off = new Set(assignment.off.map(({ employee }) => employee));
  const free = movers.filter(
    ({ _id, branchId }) =>
      homeBranches.includes(branchId) && whereIs(assignment, _id) === null && !off.has(_id),
  );
  return {
    onCall: movers.filter(({ _id }) => whereIs(assignment, _id) === 'onCall'),
    leads: free.filter(({ isTeamLead }) => isTeamLead),
    nonLeads: free.filter(({ isTeamLead }) => !isTeamLead),
  };
}

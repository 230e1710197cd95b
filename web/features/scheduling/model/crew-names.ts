import type { DayView } from '#modules/scheduling/contract/day.view.js';

type Crews = Pick<DayView, 'assignment' | 'movers'>;

/** Who rides on a truck, the lead's seat first. */
export function crewNames({ assignment, movers }: Crews, truckId: string | null): string[] {
  return assignment.movers
    .filter(({ truck }) => truck === truckId)
    .sort((a, b) => a.position - b.position)
    .flatMap(({ mover }) => movers.find(({ _id }) => _id === mover)?.displayName ?? []);
}

import type { BoardState, Hours, ModelOperation, ModelTruck } from './board-state.js';
import { heldOn } from './holds.js';
import { onTruck, takenFor } from './links.js';

/** What the board shows of a day. */
const GRID: Hours = { from: 7, to: 22.25 };

export const meets = (a: Hours, b: Hours): boolean => a.from < b.to && b.from < a.to;

export const fitsGrid = ({ from, to }: Hours): boolean => from >= GRID.from && to <= GRID.to;

/** Out of service, for good or that day, or a rental of another day. */
export const isOut = ({ day }: BoardState, truck: ModelTruck, on: string): boolean =>
  truck.isRetired || truck.unavailable.includes(on) || (truck.isRental && on !== day);

/** Why a truck can't be taken for these hours. */
export function truckRefusal(
  state: BoardState,
  id: string,
  { day, requiresLift }: Pick<ModelOperation, 'day' | 'requiresLift'>,
  { place, hours, freed = [] }: { place: string; hours: Hours; freed?: readonly string[] },
): string | undefined {
  const truck = state.trucks[place];
  if (!truck) return 'NOT_FOUND';
  if (!fitsGrid(hours)) return 'OUTSIDE_GRID';
  if (isOut(state, truck, day)) return 'TRUCK_UNAVAILABLE';
  if (requiresLift && !truck.hasLift) return 'LIFT_REQUIRED';
  const isTaken = onTruck(state, { place, day }).some(
    (other) => other !== id && !freed.includes(other) && meets(takenFor(state, other), hours),
  );
  const isHeld = heldOn(state, place, day).some((hold) => meets(hold, hours));
  return isTaken || isHeld ? 'SLOT_TAKEN' : undefined;
}

import { isTruck, UNASSIGNED } from './board-state.js';
import type { BoardState } from './board-state.js';
import { heldOn } from './holds.js';
import { linksOf, onTruck, takenFor } from './links.js';
import { fitsGrid, meets } from './truck-refusal.js';

/** A write of an operation, which raises its customer's version; only some change its activity. */
export function write(state: BoardState, id: string, isChange = true): void {
  const { customer: customerId = '', activity } = state.operations[id] ?? {};
  const customer = state.customers[customerId];
  if (!customer) return;
  customer.version += 1;
  if (!isChange) return;
  for (const one of Object.values(state.operations)) {
    if (one.activity === activity) one.changed = customer.version;
  }
}

/** Ends legs. @returns the operations that drive by the yard again, besides those named */
export function unlink(
  state: BoardState,
  followers: readonly string[],
  besides: readonly string[] = [],
): string[] {
  const ends = new Set<string>();
  for (const follower of followers) {
    const link = state.links[follower];
    if (!link) continue;
    for (const id of [link.after, follower]) if (!besides.includes(id)) ends.add(id);
    delete state.links[follower];
  }
  return [...ends].filter((id) => isTruck(state.operations[id]?.place ?? ''));
}

/**
 * One after the other, by the time at which they leave the yard, those whose leg ended take the time
 * for their drives by the yard. Where there is no room it is refused; where nobody may be kept from
 * leaving, the later one becomes unassigned.
 */
export function restore(
  state: BoardState,
  ends: readonly string[],
  otherwise: 'refuse' | 'unassign',
): string | undefined {
  const start = (id: string): number => takenFor(state, id).from;
  const waiting = new Set(ends);
  while (waiting.size > 0) {
    const [id = ''] = [...waiting].sort((a, b) => start(a) - start(b));
    const inTheWay = bookingsInTheWay(state, id, waiting);
    const fits = fitsGrid(takenFor(state, id));
    const isHeld = holdsInTheWay(state, id);
    if (fits && !isHeld && inTheWay.length === 0) {
      waiting.delete(id);
      write(state, id);
      continue;
    }
    if (otherwise === 'refuse') return fits ? 'SLOT_TAKEN' : 'OUTSIDE_GRID';
    const isLater = inTheWay.length > 0 && inTheWay.every((other) => start(other) > start(id));
    const leaving = fits && !isHeld && isLater ? inTheWay : [id];
    for (const one of leaving) for (const end of leave(state, one)) waiting.add(end);
    for (const one of leaving) waiting.delete(one);
  }
  return undefined;
}

/** Besides those that wait for their own turn. */
export function bookingsInTheWay(
  state: BoardState,
  id: string,
  waiting: ReadonlySet<string> = new Set(),
): string[] {
  const operation = state.operations[id];
  if (!operation) return [];
  const wanted = takenFor(state, id);
  return onTruck(state, operation).filter(
    (other) => other !== id && !waiting.has(other) && meets(takenFor(state, other), wanted),
  );
}

export function holdsInTheWay(state: BoardState, id: string): boolean {
  const { place = '', day = '' } = state.operations[id] ?? {};
  return heldOn(state, place, day).some((hold) => meets(hold, takenFor(state, id)));
}

function leave(state: BoardState, id: string): string[] {
  const operation = state.operations[id];
  if (operation) operation.place = UNASSIGNED;
  write(state, id);
  return unlink(state, linksOf(state, id), [id]);
}

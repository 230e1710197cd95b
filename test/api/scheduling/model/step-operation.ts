import { isTruck, UNASSIGNED, UNBOOKED } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { linksAround, linksOf, takenFor } from './links.js';
import { restore, unlink, write } from './restore.js';
import { fitsGrid, truckRefusal } from './truck-refusal.js';

type PlaceCall = Extract<Call, { kind: 'place' }>;

export function stepOperation(state: BoardState, call: PlaceCall): string {
  const { operation: id, to } = call;
  const operation = state.operations[id];
  if (isTruck(to) && !state.trucks[to]) return 'NOT_FOUND';
  const claim = claimRefusal(state, operation, call);
  if (!operation || claim) return claim ?? 'NOT_FOUND';
  const refusal = isTruck(to) ? assign(state, id, operation, to) : takeOff(state, id, to);
  return refusal ?? `OK ${state.customers[operation.customer]?.version}`;
}

/** Its legs stay on their truck. */
function assign(
  state: BoardState,
  id: string,
  operation: ModelOperation,
  to: string,
): string | undefined {
  const isThere = operation.place === to;
  const hours = isThere ? takenFor(state, id) : byTheYard(operation);
  const refusal = truckRefusal(state, id, operation, { place: to, hours });
  if (refusal) return refusal;
  if (operation.mismatch) return 'CREW_MISMATCH';
  const around = linksAround(state, id, { ...operation, place: to });
  const ends = unlink(state, [...(isThere ? [] : linksOf(state, id)), ...around], [id]);
  operation.place = to;
  write(state, id, !isThere);
  return restore(state, ends, 'refuse');
}

/** Nobody is kept from leaving a truck. */
function takeOff(state: BoardState, id: string, to: string): string | undefined {
  const operation = state.operations[id];
  if (!operation) return 'NOT_FOUND';
  const entersBoard = to === UNASSIGNED && operation.place === UNBOOKED;
  if (entersBoard && !fitsGrid(byTheYard(operation))) return 'OUTSIDE_GRID';
  const ends = unlink(state, linksOf(state, id), [id]);
  const isChange = operation.place !== to;
  operation.place = to;
  write(state, id, isChange);
  return restore(state, ends, 'unassign');
}

export const byTheYard = ({ from, to, out, back }: ModelOperation) => ({
  from: from - out,
  to: to + back,
});

interface Claim {
  version: number;
  expect?: string;
}

/** What the sender did not know. */
export function seenRefusal(
  { customers }: BoardState,
  operation: ModelOperation | undefined,
  { version, expect }: Claim,
): string | undefined {
  const customer = operation && customers[operation.customer];
  if (!customer) return 'NOT_FOUND';
  const isTolerated = expect !== undefined && operation.changed <= version;
  if (version !== customer.version && !isTolerated) return 'STALE_NOUNCE';
  return expect !== undefined && expect !== operation.place ? 'BLOCK_CHANGED' : undefined;
}

export const activeRefusal = (
  { customers }: BoardState,
  { customer }: ModelOperation,
): string | undefined => (customers[customer]?.active ? undefined : 'CUSTOMER_INACTIVE');

/** What the sender did not know or may not change. */
export const claimRefusal = (
  state: BoardState,
  operation: ModelOperation | undefined,
  claim: Claim,
): string | undefined =>
  seenRefusal(state, operation, claim) ?? (operation && activeRefusal(state, operation));

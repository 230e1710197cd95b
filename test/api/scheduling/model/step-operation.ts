import { isTruck } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import type { Call } from './call.js';

type PlaceCall = Extract<Call, { kind: 'place' }>;

export function stepOperation(state: BoardState, call: PlaceCall): string {
  const { to } = call;
  const operation = state.operations[call.operation];
  if (isTruck(to) && !state.trucks[to]) return 'NOT_FOUND';
  const claim = claimRefusal(state, operation, call);
  const customer = operation && state.customers[operation.customer];
  if (!customer || claim) return claim ?? 'NOT_FOUND';
  const refusal = isTruck(to) ? truckRefusal(state, call.operation, operation, to) : undefined;
  if (refusal) return refusal;
  if (isTruck(to) && operation.mismatch) return 'CREW_MISMATCH';
  customer.version += 1;
  if (operation.place !== to) {
    operation.place = to;
    operation.changed = customer.version;
  }
  return `OK ${customer.version}`;
}

/** What the sender did not know or may not change. */
export function claimRefusal(
  { customers }: BoardState,
  operation: ModelOperation | undefined,
  { version, expect }: { version: number; expect?: string },
): string | undefined {
  const customer = operation && customers[operation.customer];
  if (!customer) return 'NOT_FOUND';
  const isTolerated = expect !== undefined && operation.changed <= version;
  if (version !== customer.version && !isTolerated) return 'STALE_NOUNCE';
  if (expect !== undefined && expect !== operation.place) return 'BLOCK_CHANGED';
  return customer.active ? undefined : 'CUSTOMER_INACTIVE';
}

export function truckRefusal(
  { trucks, operations, day }: BoardState,
  id: string,
  operation: ModelOperation,
  to: string,
): string | undefined {
  const truck = trucks[to];
  if (!truck) return 'NOT_FOUND';
  const isElsewhere = truck.isRental && operation.day !== day;
  if (isElsewhere || truck.unavailable.includes(operation.day)) return 'TRUCK_UNAVAILABLE';
  if (operation.requiresLift && !truck.hasLift) return 'LIFT_REQUIRED';
  const isTaken = Object.entries(operations).some(
    ([other, { place, day: on, from, to: end }]) =>
      other !== id &&
      place === to &&
      on === operation.day &&
      from < operation.to &&
      operation.from < end,
  );
  return isTaken ? 'SLOT_TAKEN' : undefined;
}

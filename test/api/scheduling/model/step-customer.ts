import { isTruck, UNBOOKED } from './board-state.js';
import type { BoardState, Hours } from './board-state.js';
import type { Call } from './call.js';
import { linksOf } from './links.js';
import { restore, unlink, write } from './restore.js';

type CustomerCall = Extract<Call, { kind: 'cancel' | 'reactivate' }>;
type WindowCall = Extract<Call, { kind: 'window' }>;

export function stepCustomer(state: BoardState, { kind, customer: id, version }: CustomerCall) {
  const customer = state.customers[id];
  if (!customer) return 'NOT_FOUND';
  if (version !== customer.version) return 'STALE_NOUNCE';
  if (kind === 'cancel' && !customer.active) return 'CUSTOMER_INACTIVE';
  customer.version += 1;
  customer.active = kind === 'reactivate';
  if (kind === 'reactivate') return 'OK';
  return cancel(state, id) ?? `OK ${customer.version}`;
}

function cancel(state: BoardState, id: string): string | undefined {
  const own = Object.keys(state.operations).filter((one) => state.operations[one]?.customer === id);
  const left = own.flatMap((one) => state.operations[one] ?? []).filter(isOnBoard);
  const activities = new Set(left.map(({ activity }) => activity));
  const ends = unlink(
    state,
    own.flatMap((one) => linksOf(state, one)),
    own,
  );
  for (const one of left) one.place = UNBOOKED;
  for (const one of Object.values(state.operations)) {
    if (activities.has(one.activity)) one.changed = state.customers[id]?.version ?? 0;
  }
  return restore(state, ends, 'unassign');
}

const isOnBoard = ({ place }: { place: string }): boolean => place !== UNBOOKED;

const WINDOWS = { first: 7, last: 17.75, shortest: 0.25, longest: 6 };

/** What the customer was promised; a truck keeps it as it is. */
export function stepWindow(state: BoardState, { operation: id, version, window }: WindowCall) {
  const operation = state.operations[id];
  const customer = operation && state.customers[operation.customer];
  if (!customer) return 'NOT_FOUND';
  if (version !== customer.version) return 'STALE_NOUNCE';
  if (!customer.active) return 'CUSTOMER_INACTIVE';
  const isNew = JSON.stringify(window) !== JSON.stringify(operation.window);
  if (isNew && window && !isSound(window, operation.from)) return '400';
  if (isNew && isTruck(operation.place)) return 'ACTIVITY_COMMITTED';
  if (isNew && window && !state.planning.arrivalWindows) return 'WINDOWS_OFF';
  operation.window = window;
  write(state, id, isNew);
  return 'OK';
}

function isSound({ from, to }: Hours, start: number): boolean {
  const { first, last, shortest, longest } = WINDOWS;
  const length = to - from;
  const isInDay = from >= first && to <= last;
  return isInDay && length >= shortest && length <= longest && from <= start && start <= to;
}

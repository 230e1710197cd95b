import { UNBOOKED, isTruck } from './board-state.js';
import type { BoardState, ModelOperation } from './board-state.js';
import type { Call } from './call.js';
import { claimRefusal, truckRefusal } from './step-operation.js';

type RetimeCall = Extract<Call, { kind: 'retime' }>;
type RebookCall = Extract<Call, { kind: 'rebook' }>;

const GRID = { from: 7, to: 22.25 };
const FIRST_START = 8;
const LAST_START = 17.75;
const LAST_END = 19;

/** Another start or length on the truck that it has, or on the Unassigned row. */
export function stepRetime(state: BoardState, call: RetimeCall): string {
  const operation = state.operations[call.operation];
  const { version, expect } = call;
  const refusal = claimRefusal(state, operation, {
    version,
    ...(expect && { expect: believed(expect, operation) }),
  });
  if (!operation || refusal) return refusal ?? 'NOT_FOUND';
  if (operation.place === UNBOOKED) return 'NOT_ON_BOARD';
  return take(state, call, { ...operation, ...withHours(operation, call) });
}

/** Another day, other hours and another truck, or none, in one. */
export function stepRebook(state: BoardState, call: RebookCall): string {
  const operation = state.operations[call.operation];
  if (call.truck !== null && !state.trucks[call.truck]) return 'NOT_FOUND';
  const refusal = claimRefusal(state, operation, { version: call.version });
  if (!operation || refusal) return refusal ?? 'NOT_FOUND';
  if (operation.place === UNBOOKED) return 'NOT_BOOKED';
  const { day, truck } = call;
  const place = truck ?? UNBOOKED;
  const next = { ...operation, ...withHours(operation, call), day, place };
  const taken = take(structuredClone(state), call, next);
  if (!taken.startsWith('OK')) return taken;
  if (operation.mismatch && truck !== null) return 'CREW_MISMATCH';
  const others = Object.entries(state.operations).filter(([id]) => id !== call.operation);
  const hasDay = others.some(
    ([, other]) => other.customer === operation.customer && other.day === day,
  );
  return hasDay ? 'PRE_SAVE_CHECKS' : take(state, call, next);
}

type Hours = Pick<ModelOperation, 'from' | 'to'>;

const withHours = (
  { from, to }: Hours,
  { start = from, hours = to - from }: { start?: number; hours?: number },
): Hours => ({ from: start, to: start + hours });

/** The place where the sender believes the operation; none that it has, if it has other hours than they believe. */
const believed = (
  { place, from, to }: NonNullable<RetimeCall['expect']>,
  now: ModelOperation | undefined,
): string => (from === now?.from && to === now.to ? place : 'at other hours');

const isOffered = ({ from, to }: Hours, stored: number): boolean =>
  from === stored || (from >= FIRST_START && from <= Math.min(LAST_START, LAST_END - (to - from)));

/**
 * First what is in the way, then what a person could mend; changes the state where there is
 * nothing.
 */
function take(state: BoardState, { operation: id }: { operation: string }, next: ModelOperation) {
  const now = state.operations[id];
  const customer = now && state.customers[now.customer];
  if (!now || !customer) return 'NOT_FOUND';
  const onBoard = next.place !== UNBOOKED;
  const isOff = onBoard && (next.from < GRID.from || next.to > GRID.to);
  const notOffered = isOffered(next, now.from) ? undefined : 'START_NOT_OFFERED';
  if (isOff) return notOffered ?? 'OUTSIDE_GRID';
  const taken = isTruck(next.place) ? truckRefusal(state, id, next, next.place) : undefined;
  if (taken ?? notOffered) return taken ?? notOffered ?? '';
  customer.version += 1;
  const isSame = (['place', 'day', 'from', 'to'] as const).every((key) => now[key] === next[key]);
  Object.assign(now, next, { changed: isSame ? now.changed : customer.version });
  return `OK ${customer.version}`;
}

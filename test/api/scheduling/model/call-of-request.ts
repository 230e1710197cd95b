import { UNASSIGNED, UNBOOKED, whoSits } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import type { UndoStacks } from './undo-stacks.js';
import type { RandomRequest } from './random-requests.js';

/** Rentals have these names, so that two people sometimes ask for the same one. */
const RENTALS = ['Penske', 'Uhaul'];

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What somebody who sees this board sends to get what they want. */
export function callOfRequest(request: RandomRequest, state: BoardState, stacks: UndoStacks): Call {
  const trucks = Object.keys(state.trucks);
  const movers = Object.keys(state.crew);
  switch (request.kind) {
    case 'place':
      return placeCall(state, request, request.careful);
    case 'retime':
      return retimeCall(state, request);
    case 'rebook':
      return rebookCall(state, request);
    case 'undo':
    case 'redo':
      return stacks.again(request.kind, state) ?? placeCall(state, request, true);
    case 'seat': {
      const mover = nth(movers, request.mover);
      const seat = { truck: nth(trucks, request.truck), position: request.position };
      const { manner } = request;
      if (!request.careful) return { kind: 'seat', mover, seat, manner };
      const expectSitting = whoSits(state, seat) ?? null;
      return {
        kind: 'seat',
        mover,
        seat,
        manner,
        expect: state.crew[mover] ?? null,
        expectSitting,
      };
    }
    case 'onCall': {
      const mover = nth(movers, request.mover);
      return {
        kind: 'onCall',
        mover,
        ...(request.careful && { expect: state.crew[mover] ?? null }),
      };
    }
    case 'leaveCrew': {
      const mover = nth(movers, request.mover);
      const place = state.crew[mover] ?? null;
      if (place === 'onCall') return { kind: 'offCall', mover };
      return { kind: 'unseat', mover, ...(request.careful && place && { expect: place }) };
    }
    case 'block':
    case 'unblock': {
      const day = request.next ? state.nextDay : state.day;
      const own = trucks.filter((id) => !request.next || !state.trucks[id]?.isRental);
      const chosen = [...new Set(request.trucks.map((index) => nth(own, index)))];
      return { kind: request.kind, trucks: chosen, day };
    }
    case 'addRental':
      return { kind: 'addRental', name: nth(RENTALS, request.name), hasLift: request.hasLift };
    case 'removeRental':
      return { kind: 'removeRental', truck: nth([...trucks].reverse(), request.truck) };
    case 'cancel':
    case 'reactivate': {
      const customer = nth(Object.keys(state.customers), request.customer);
      const version = state.customers[customer]?.version ?? 0;
      return { kind: request.kind, customer, version };
    }
  }
}

function placeCall(
  { trucks, operations, customers }: BoardState,
  request: { operation: number; to: number },
  careful: boolean,
): Call {
  const operation = nth(Object.keys(operations), request.operation);
  const to = nth([...Object.keys(trucks), UNASSIGNED, UNBOOKED], request.to);
  const { place: expect = UNBOOKED, customer = '' } = operations[operation] ?? {};
  const version = customers[customer]?.version ?? 0;
  return { kind: 'place', operation, to, version, ...(careful && { expect }) };
}

/** By quarters of an hour. */
function retimeCall(
  { operations, customers }: BoardState,
  { operation: index, later, longer, careful }: Extract<RandomRequest, { kind: 'retime' }>,
): Call {
  const operation = nth(Object.keys(operations), index);
  const { place = UNBOOKED, customer = '', from = 0, to = 0 } = operations[operation] ?? {};
  const version = customers[customer]?.version ?? 0;
  return {
    kind: 'retime',
    operation,
    version,
    start: from + later / 4,
    hours: Math.max(1, to - from + longer / 4),
    ...(careful && { expect: { place, from, to } }),
  };
}

function rebookCall(
  { trucks, operations, customers, day, nextDay }: BoardState,
  request: Extract<RandomRequest, { kind: 'rebook' }>,
): Call {
  const operation = nth(Object.keys(operations), request.operation);
  const { customer = '', activity = '' } = operations[operation] ?? {};
  return {
    kind: 'rebook',
    operation,
    activity,
    version: customers[customer]?.version ?? 0,
    day: request.next ? nextDay : day,
    start: 7 + request.start,
    truck: nth([...Object.keys(trucks), null], request.to),
  };
}

import { crewOn, UNASSIGNED, UNBOOKED, versionOf, whoSits } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import { followCall, nth, rebookCall, retimeCall, unfollowCall, windowCall } from './job-calls.js';
import { holdCall, keptCall } from './hold-requests.js';
import type { UndoStacks } from './undo-stacks.js';
import type { RandomRequest } from './random-requests.js';

/** Rentals have these names, so that two people sometimes ask for the same one. */
const RENTALS = ['Penske', 'Uhaul'];

/** What one of the actors who sees this board sends to get what they want. */
export function callOfRequest(
  request: RandomRequest,
  state: BoardState,
  { stacks, by }: { stacks: UndoStacks; by: number },
): Call {
  const trucks = Object.keys(state.trucks);
  switch (request.kind) {
    case 'place':
      return placeCall(state, request, request.careful);
    case 'retime':
      return retimeCall(state, request);
    case 'rebook':
      return rebookCall(state, request);
    case 'follow':
      return followCall(state, request);
    case 'unfollow':
      return unfollowCall(state, request);
    case 'window':
      return windowCall(state, request);
    case 'hold':
      return holdCall(state, request, by);
    case 'renew':
    case 'release':
    case 'bookHold':
      return keptCall(state, request, by);
    case 'plan': {
      const { directLegs, arrivalWindows } = request;
      return { kind: 'plan', version: state.planning.version, directLegs, arrivalWindows };
    }
    case 'undo':
    case 'redo':
      return stacks.again(request.kind, state) ?? placeCall(state, request, true);
    case 'seat':
    case 'onCall':
    case 'leaveCrew':
    case 'markOff':
    case 'markOn':
      return crewCall(state, request);
    case 'swapCrews': {
      const one = nth(trucks, request.trucks[0]);
      const others = trucks.filter((id) => id !== one);
      const pair: [string, string] = [one, nth(others, request.trucks[1])];
      const expect = Object.fromEntries(pair.map((id) => [id, crewOn(state, id)]));
      return { kind: 'swapCrews', trucks: pair, ...(request.careful && { expect }) };
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
    case 'retire':
      return { kind: 'retire', truck: state.spare };
    case 'cancel':
    case 'reactivate': {
      const customer = nth(Object.keys(state.customers), request.customer);
      const version = state.customers[customer]?.version ?? 0;
      return { kind: request.kind, customer, version };
    }
  }
}

function crewCall(state: BoardState, request: Extract<RandomRequest, { mover: number }>): Call {
  const mover = nth(Object.keys(state.crew), request.mover);
  const place = state.crew[mover] ?? null;
  const expected = request.careful && { expect: place };
  switch (request.kind) {
    case 'seat': {
      const truck = nth(Object.keys(state.trucks), request.truck);
      const { manner, position } = request;
      const seat = { truck, position };
      if (!request.careful) return { kind: 'seat', mover, seat, manner };
      const expectSitting = whoSits(state, seat) ?? null;
      return { kind: 'seat', mover, seat, manner, expect: place, expectSitting };
    }
    case 'leaveCrew':
      if (place === 'onCall') return { kind: 'offCall', mover };
      return { kind: 'unseat', mover, ...(request.careful && place && { expect: place }) };
    case 'markOn':
      return { kind: 'markOn', mover };
    case 'onCall':
    case 'markOff':
      return { kind: request.kind, mover, ...expected };
  }
}

function placeCall(
  state: BoardState,
  request: { operation: number; to: number },
  careful: boolean,
): Call {
  const { trucks, operations } = state;
  const operation = nth(Object.keys(operations), request.operation);
  const to = nth([...Object.keys(trucks), UNASSIGNED, UNBOOKED], request.to);
  const { place: expect = UNBOOKED } = operations[operation] ?? {};
  const version = versionOf(state, operation) ?? 0;
  return { kind: 'place', operation, to, version, ...(careful && { expect }) };
}

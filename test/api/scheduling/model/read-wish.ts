import { UNASSIGNED, UNBOOKED, whoSits } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import type { Hands } from './hands.js';
import type { Wish } from './wish.js';

/** Rentals have these names, so that two people ask for the same one now and then. */
const RENTALS = ['Penske', 'Uhaul'];

const nth = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** What somebody who sees this board sends to get what they want. */
export function readWish(wish: Wish, state: BoardState, hands: Hands): Call {
  const trucks = Object.keys(state.trucks);
  const movers = Object.keys(state.crew);
  switch (wish.kind) {
    case 'place':
      return placeCall(state, wish, wish.careful);
    case 'undo':
    case 'redo':
      return hands.again(wish.kind, state) ?? placeCall(state, wish, true);
    case 'seat': {
      const mover = nth(movers, wish.mover);
      const seat = { truck: nth(trucks, wish.truck), position: wish.position };
      const { manner } = wish;
      if (!wish.careful) return { kind: 'seat', mover, seat, manner };
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
      const mover = nth(movers, wish.mover);
      return { kind: 'onCall', mover, ...(wish.careful && { expect: state.crew[mover] ?? null }) };
    }
    case 'leaveCrew': {
      const mover = nth(movers, wish.mover);
      const place = state.crew[mover] ?? null;
      if (place === 'onCall') return { kind: 'offCall', mover };
      return { kind: 'unseat', mover, ...(wish.careful && place && { expect: place }) };
    }
    case 'block':
    case 'unblock': {
      const day = wish.next ? state.nextDay : state.day;
      const own = trucks.filter((id) => !wish.next || !state.trucks[id]?.isRental);
      const chosen = [...new Set(wish.trucks.map((index) => nth(own, index)))];
      return { kind: wish.kind, trucks: chosen, day };
    }
    case 'addRental':
      return { kind: 'addRental', name: nth(RENTALS, wish.name), hasLift: wish.hasLift };
    case 'removeRental':
      return { kind: 'removeRental', truck: nth([...trucks].reverse(), wish.truck) };
    case 'cancel':
    case 'reactivate': {
      const customer = nth(Object.keys(state.customers), wish.customer);
      const version = state.customers[customer]?.version ?? 0;
      return { kind: wish.kind, customer, version };
    }
  }
}

function placeCall(
  { trucks, operations, customers }: BoardState,
  wish: { operation: number; to: number },
  careful: boolean,
): Call {
  const operation = nth(Object.keys(operations), wish.operation);
  const to = nth([...Object.keys(trucks), UNASSIGNED, UNBOOKED], wish.to);
  const { place: expect = UNBOOKED, customer = '' } = operations[operation] ?? {};
  const version = customers[customer]?.version ?? 0;
  return { kind: 'place', operation, to, version, ...(careful && { expect }) };
}

import { samePlace } from './board-state.js';
import type { BoardState, CrewPlace, Seat } from './board-state.js';
import type { Call } from './call.js';

type CrewCall = Extract<Call, { kind: 'seat' | 'unseat' | 'onCall' | 'offCall' }>;
type SeatCall = Extract<Call, { kind: 'seat' }>;

export function stepCrew(state: BoardState, call: CrewCall): string {
  const { mover } = call;
  const place = state.crew[mover] ?? null;
  switch (call.kind) {
    case 'seat':
      return stepSeat(state, call, place);
    case 'unseat': {
      const isSeated = place !== null && place !== 'onCall';
      if (!isSeated || (call.expect && !samePlace(place, call.expect))) return 'CREW_CHANGED';
      state.crew[mover] = null;
      return 'OK';
    }
    case 'onCall':
      if (call.expect !== undefined && !samePlace(place, call.expect)) return 'CREW_CHANGED';
      state.crew[mover] = 'onCall';
      return 'OK';
    case 'offCall':
      if (place !== 'onCall') return 'CREW_CHANGED';
      state.crew[mover] = null;
      return 'OK';
  }
}

function stepSeat(state: BoardState, call: SeatCall, place: CrewPlace): string {
  const { mover, seat, replace, expect } = call;
  const truck = state.trucks[seat.truck];
  if (!truck) return 'NOT_FOUND';
  if (truck.unavailable.includes(state.day)) return 'TRUCK_UNAVAILABLE';
  if (expect !== undefined && !samePlace(place, expect)) return 'CREW_CHANGED';
  const sitting = whoSits(state, seat);
  if (sitting !== undefined && sitting !== mover) {
    if (!replace) return 'SEAT_TAKEN';
    state.crew[sitting] = null;
  }
  if (seat.position === 0 && !state.leads.includes(mover)) return 'LEAD_SEAT';
  state.crew[mover] = seat;
  return 'OK';
}

const whoSits = ({ crew }: BoardState, seat: Seat): string | undefined =>
  Object.keys(crew).find((mover) => samePlace(crew[mover] ?? null, seat));

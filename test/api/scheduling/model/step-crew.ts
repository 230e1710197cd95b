import { samePlace, whoSits } from './board-state.js';
import type { BoardState, CrewPlace } from './board-state.js';
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
  const { mover, seat, manner, expect, expectSitting } = call;
  const truck = state.trucks[seat.truck];
  if (!truck) return 'NOT_FOUND';
  if (truck.unavailable.includes(state.day)) return 'TRUCK_UNAVAILABLE';
  if (expect !== undefined && !samePlace(place, expect)) return 'CREW_CHANGED';
  const sitting = whoSits(state, seat);
  if (expectSitting !== undefined && expectSitting !== (sitting ?? null)) return 'CREW_CHANGED';
  const other = sitting === mover ? undefined : sitting;
  if (other !== undefined && manner === 'free') return 'SEAT_TAKEN';
  if (!maySit(state, mover, seat)) return 'LEAD_SEAT';
  if (other !== undefined) {
    const next = manner === 'swap' ? place : null;
    if (!maySit(state, other, next)) return 'LEAD_SEAT';
    state.crew[other] = next;
  }
  state.crew[mover] = seat;
  return 'OK';
}

const maySit = ({ leads }: BoardState, mover: string, place: CrewPlace): boolean =>
  place === null || place === 'onCall' || place.position !== 0 || leads.includes(mover);

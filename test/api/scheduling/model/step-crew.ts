import { crewOn, samePlace, whoSits } from './board-state.js';
import type { BoardState, CrewPlace } from './board-state.js';
import type { Call } from './call.js';
import { isOut } from './truck-refusal.js';

type CrewCall = Extract<
  Call,
  { kind: 'seat' | 'unseat' | 'onCall' | 'offCall' | 'markOff' | 'markOn' }
>;
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
      if (state.off[mover]) return 'OFF_TODAY';
      if (call.expect !== undefined && !samePlace(place, call.expect)) return 'CREW_CHANGED';
      state.crew[mover] = 'onCall';
      return 'OK';
    case 'offCall':
      if (place !== 'onCall') return 'CREW_CHANGED';
      state.crew[mover] = null;
      return 'OK';
    case 'markOff':
      if (call.expect !== undefined && !samePlace(place, call.expect)) return 'CREW_CHANGED';
      state.crew[mover] = null;
      state.off[mover] = true;
      return 'OK';
    case 'markOn':
      if (!state.off[mover]) return 'CREW_CHANGED';
      state.off[mover] = false;
      return 'OK';
  }
}

/** Two trucks' people on each other's truck, seat by seat. */
export function stepSwapCrews(
  state: BoardState,
  { trucks: [one, other], expect }: Extract<Call, { kind: 'swapCrews' }>,
): string {
  for (const id of [one, other].sort()) {
    const truck = state.trucks[id];
    if (!truck) return 'NOT_FOUND';
    if (isOut(state, truck, state.day)) return 'TRUCK_UNAVAILABLE';
  }
  for (const [id, crew] of Object.entries(expect ?? {})) {
    if (JSON.stringify(crewOn(state, id)) !== JSON.stringify(crew)) return 'CREW_CHANGED';
  }
  for (const [mover, place] of Object.entries(state.crew)) {
    if (place === null || place === 'onCall' || ![one, other].includes(place.truck)) continue;
    state.crew[mover] = { ...place, truck: place.truck === one ? other : one };
  }
  return 'OK';
}

function stepSeat(state: BoardState, call: SeatCall, place: CrewPlace): string {
  const { mover, seat, manner, expect, expectSitting } = call;
  const truck = state.trucks[seat.truck];
  if (!truck) return 'NOT_FOUND';
  if (isOut(state, truck, state.day)) return 'TRUCK_UNAVAILABLE';
  if (state.off[mover]) return 'OFF_TODAY';
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

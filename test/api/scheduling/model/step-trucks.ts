import { UNASSIGNED } from './board-state.js';
import type { BoardState } from './board-state.js';
import type { Call } from './call.js';
import { endHolds, heldOn } from './holds.js';
import { linksOf } from './links.js';
import { unlink, write } from './restore.js';

type TruckCall = Extract<
  Call,
  { kind: 'block' | 'unblock' | 'addRental' | 'removeRental' | 'retire' }
>;

export function stepTrucks(state: BoardState, call: TruckCall, made: string): string {
  switch (call.kind) {
    case 'block':
    case 'unblock':
      return stepService(state, call);
    case 'addRental': {
      const names = Object.values(state.trucks).map(({ name }) => name);
      if (names.includes(call.name)) return 'NAME_TAKEN';
      const { name, hasLift } = call;
      state.trucks[made] = { name, hasLift, isRental: true, isRetired: false, unavailable: [] };
      return 'OK';
    }
    case 'removeRental': {
      const truck = state.trucks[call.truck];
      if (!truck) return 'NOT_FOUND';
      if (!truck.isRental) return 'NOT_A_RENTAL';
      if (isBooked(state, call.truck, state.day)) return 'TRUCK_HAS_BOOKINGS';
      freeSeats(state, call.truck);
      endHolds(state, call.truck);
      delete state.trucks[call.truck];
      return 'OK';
    }
    case 'retire':
      return stepRetire(state, call.truck);
  }
}

function stepService(
  state: BoardState,
  { kind, trucks, day }: Extract<Call, { kind: 'block' | 'unblock' }>,
): string {
  if (trucks.some((id) => !state.trucks[id])) return 'NOT_FOUND';
  if (trucks.some((id) => isBooked(state, id, day))) return 'TRUCK_HAS_BOOKINGS';
  const isHeld = trucks.some((id) => heldOn(state, id, day).length > 0);
  if (kind === 'block' && isHeld) return 'SLOT_TAKEN';
  for (const id of trucks) {
    const truck = state.trucks[id];
    if (!truck) continue;
    truck.unavailable = truck.unavailable.filter((on) => on !== day);
    if (kind === 'unblock') continue;
    truck.unavailable = [...truck.unavailable, day].sort();
    if (day === state.day) freeSeats(state, id);
  }
  return 'OK';
}

/** Nothing stays on it, so nobody needs room for other drives. */
function stepRetire(state: BoardState, id: string): string {
  const truck = state.trucks[id];
  if (!truck) return 'NOT_FOUND';
  if (truck.isRetired) return 'OK';
  truck.isRetired = true;
  freeSeats(state, id);
  endHolds(state, id);
  for (const [one, operation] of Object.entries(state.operations)) {
    if (operation.place !== id) continue;
    unlink(state, linksOf(state, one));
    operation.place = UNASSIGNED;
    write(state, one);
  }
  return 'OK';
}

const isBooked = ({ operations }: BoardState, truck: string, on: string): boolean =>
  Object.values(operations).some(({ place, day }) => place === truck && day === on);

function freeSeats({ crew }: BoardState, truck: string): void {
  for (const [mover, place] of Object.entries(crew)) {
    if (place !== null && place !== 'onCall' && place.truck === truck) crew[mover] = null;
  }
}

import type { BoardState } from './board-state.js';
import type { Call } from './call.js';

type TruckCall = Extract<Call, { kind: 'block' | 'unblock' | 'addRental' | 'removeRental' }>;

export function stepTrucks(state: BoardState, call: TruckCall, made: string): string {
  switch (call.kind) {
    case 'block':
    case 'unblock':
      return stepService(state, call);
    case 'addRental': {
      const names = Object.values(state.trucks).map(({ name }) => name);
      if (names.includes(call.name)) return 'NAME_TAKEN';
      const { name, hasLift } = call;
      state.trucks[made] = { name, hasLift, isRental: true, unavailable: [] };
      return 'OK';
    }
    case 'removeRental': {
      const truck = state.trucks[call.truck];
      if (!truck) return 'NOT_FOUND';
      if (!truck.isRental) return 'NOT_A_RENTAL';
      if (isBooked(state, call.truck, state.day)) return 'TRUCK_HAS_BOOKINGS';
      freeSeats(state, call.truck);
      delete state.trucks[call.truck];
      return 'OK';
    }
  }
}

function stepService(
  state: BoardState,
  { kind, trucks, day }: Extract<Call, { kind: 'block' | 'unblock' }>,
): string {
  if (trucks.some((id) => !state.trucks[id])) return 'NOT_FOUND';
  if (trucks.some((id) => isBooked(state, id, day))) return 'TRUCK_HAS_BOOKINGS';
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

const isBooked = ({ operations }: BoardState, truck: string, on: string): boolean =>
  Object.values(operations).some(({ place, day }) => place === truck && day === on);

function freeSeats({ crew }: BoardState, truck: string): void {
  for (const [mover, place] of Object.entries(crew)) {
    if (place !== null && place !== 'onCall' && place.truck === truck) crew[mover] = null;
  }
}

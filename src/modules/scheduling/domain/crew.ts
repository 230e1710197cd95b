import { BOARD_CONFIG, SEAT_POSITIONS } from './board-config.js';

export interface CrewSeat {
  mover: string;
  truck: string;
  position: number;
}

/** Seats and on-call of a day at a branch, as `DailyAssignment` has them. */
export interface DayCrew {
  movers: readonly CrewSeat[];
  onCall: readonly string[];
}

export type TruckPair = readonly [string, string];

export const LEAD_POSITION = 0;

/** Active movers and team leads, of any branch, can be put on crews (R-CREW-1). */
export const isCrewMember = (employee: { active: boolean; roles: readonly string[] }): boolean =>
  employee.active && employee.roles.some((role) => role === 'mover' || role === 'team_lead');

/** The first seat is for a team lead only: LEAD_SEAT. */
export const maySit = (position: number, isTeamLead: boolean): boolean =>
  position !== LEAD_POSITION || isTeamLead;

/** The drop zones of the movers panel. */
export type CrewZone = 'onCall' | 'leads' | 'nonLeads';

/** A team lead may be dropped in Leads or On Call only, others in Non Leads or On Call. */
export const mayDropInZone = (zone: CrewZone, isTeamLead: boolean): boolean =>
  zone === 'onCall' || (zone === 'leads') === isTeamLead;

/** Who is in the seat, null for nobody. */
export const moverAt = (crew: DayCrew, truck: string, position: number): string | null =>
  crew.movers.find((seat) => seat.truck === truck && seat.position === position)?.mover ?? null;

/**
 * Where a mover is that day: a seat, on call, or nowhere. The value for `expect` in the crew calls.
 */
export function whereIs(
  crew: DayCrew,
  mover: string,
): { truck: string; position: number } | 'onCall' | null {
  const seat = crew.movers.find((one) => one.mover === mover);
  if (seat) return { truck: seat.truck, position: seat.position };
  return crew.onCall.includes(mover) ? 'onCall' : null;
}

/** Without a mover anywhere. */
export const withoutMover = <C extends DayCrew>(crew: C, mover: string): C => ({
  ...crew,
  movers: crew.movers.filter((seat) => seat.mover !== mover),
  onCall: crew.onCall.filter((one) => one !== mover),
});

/** A mover in a seat; the mover's former place and whoever was in the seat are freed. */
export function withSeat<C extends DayCrew>(crew: C, seat: CrewSeat): C {
  const rest = withoutMover(crew, seat.mover);
  const others = rest.movers.filter(
    ({ truck, position }) => truck !== seat.truck || position !== seat.position,
  );
  return { ...rest, movers: [...others, seat] };
}

/** A mover in a seat; whoever was in it takes the mover's old place: a seat, on call, or none. */
export function withSwap<C extends DayCrew>(crew: C, seat: CrewSeat): C {
  const sitting = moverAt(crew, seat.truck, seat.position);
  const old = whereIs(crew, seat.mover);
  const seated = withSeat(crew, seat);
  if (sitting === null || sitting === seat.mover || old === null) return seated;
  return old === 'onCall'
    ? withOnCall(seated, sitting)
    : withSeat(seated, { mover: sitting, ...old });
}

/** The crews of two trucks on each other's truck, seat by seat. */
export const withCrewsSwapped = <C extends DayCrew>(crew: C, [one, other]: TruckPair): C => ({
  ...crew,
  movers: crew.movers.map((seat) => {
    if (seat.truck === one) return { ...seat, truck: other };
    return seat.truck === other ? { ...seat, truck: one } : seat;
  }),
});

/** Who sits on a truck, seat by seat; null for nobody. As `expect` of the call that swaps crews. */
export const crewOn = (crew: DayCrew, truck: string): (string | null)[] =>
  SEAT_POSITIONS.map((position) => moverAt(crew, truck, position));

/** A mover on call; the seat is freed. */
export function withOnCall<C extends DayCrew>(crew: C, mover: string): C {
  const rest = withoutMover(crew, mover);
  return { ...rest, onCall: [...rest.onCall, mover] };
}

/** Seats that a truck's bookings of the day need: those of its largest crew. */
export const requiredSeats = (moverCounts: readonly number[]): number =>
  Math.min(BOARD_CONFIG.moverSlots, Math.max(0, ...moverCounts));

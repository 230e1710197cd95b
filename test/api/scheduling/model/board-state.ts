import type { Coordinates } from '#modules/maps/domain/miles-between.js';

/** Where an operation is: a truck's id, or one of the two ways of being on none. */
export type OperationPlace = string;
export const UNBOOKED: OperationPlace = 'none';
export const UNASSIGNED: OperationPlace = 'unassigned';
export const isTruck = (place: OperationPlace): boolean =>
  place !== UNBOOKED && place !== UNASSIGNED;

export interface Seat {
  truck: string;
  position: number;
}
/** Where a mover is on the day. */
export type CrewPlace = Seat | 'onCall' | null;

export interface ModelTruck {
  name: string;
  hasLift: boolean;
  isRental: boolean;
  /** Out of service for good. */
  isRetired: boolean;
  /** The days on which it is unavailable. */
  unavailable: string[];
}

/** A stretch of a day in hours after midnight, by quarters. */
export interface Hours {
  from: number;
  to: number;
}

export interface ModelOperation extends Hours {
  customer: string;
  activity: string;
  day: string;
  /** Drives by the yard, in hours. */
  out: number;
  back: number;
  /** A person typed the drive back. */
  isBackTyped: boolean;
  /** Where the job begins and ends; null where nobody knows. */
  first: Coordinates | null;
  last: Coordinates | null;
  /** When the customer was promised that it starts; null: then. */
  window: Hours | null;
  requiresLift: boolean;
  /** The number of its movers differs from what its activity wants. */
  mismatch: boolean;
  place: OperationPlace;
  /** The version of the customer that last changed its activity. */
  changed: number;
}

/** Which operation another follows directly, and the exact hours of that drive. */
export interface ModelLink {
  after: string;
  hours: number;
}

/** A time that one of the actors holds on a truck; from and to are what it takes of it. */
export interface ModelHold extends Hours {
  by: number;
  draft: string;
  truck: string;
  day: string;
  job: Hours;
  window: Hours | null;
  /** By the clock of the run. */
  until: number;
  renewed: boolean;
  booked: boolean;
}

export interface ModelCustomer {
  active: boolean;
  version: number;
}

export interface ModelPlanning {
  version: number;
  directLegs: boolean;
  arrivalWindows: boolean;
}

/** Two days of a branch's board as plain data: what the server must agree with. */
export interface BoardState {
  /** The day that crews and rentals belong to. */
  day: string;
  nextDay: string;
  planning: ModelPlanning;
  trucks: Record<string, ModelTruck>;
  /** The one truck that may be taken out of service for good. */
  spare: string;
  operations: Record<string, ModelOperation>;
  /** By the operation that follows. */
  links: Record<string, ModelLink>;
  holds: Record<string, ModelHold>;
  /** Minutes since the run began. */
  clock: number;
  customers: Record<string, ModelCustomer>;
  /** Every mover and where they are. */
  crew: Record<string, CrewPlace>;
  /** Who is off that day. */
  off: Record<string, boolean>;
  leads: string[];
}

export const samePlace = (a: CrewPlace, b: CrewPlace): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const whoSits = ({ crew }: BoardState, seat: Seat): string | undefined =>
  Object.keys(crew).find((mover) => samePlace(crew[mover] ?? null, seat));

/** Who sits on a truck, seat by seat. */
export const crewOn = (state: BoardState, truck: string): (string | null)[] =>
  [0, 1, 2].map((position) => whoSits(state, { truck, position }) ?? null);

export const versionOf = ({ customers, operations }: BoardState, id: string): number | undefined =>
  customers[operations[id]?.customer ?? '']?.version;

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
  /** The days on which it is unavailable. */
  unavailable: string[];
}

export interface ModelOperation {
  customer: string;
  activity: string;
  day: string;
  /** Columns of the board, half-open. */
  from: number;
  to: number;
  requiresLift: boolean;
  /** The number of its movers differs from what its activity wants. */
  mismatch: boolean;
  place: OperationPlace;
  /** The version of the customer that last changed its activity. */
  changed: number;
}

export interface ModelCustomer {
  active: boolean;
  version: number;
}

/** Two days of a branch's board as plain data: what the server must agree with. */
export interface BoardState {
  /** The day that crews and rentals belong to. */
  day: string;
  nextDay: string;
  trucks: Record<string, ModelTruck>;
  operations: Record<string, ModelOperation>;
  customers: Record<string, ModelCustomer>;
  /** Every mover and where they are. */
  crew: Record<string, CrewPlace>;
  leads: string[];
}

export const samePlace = (a: CrewPlace, b: CrewPlace): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export const whoSits = ({ crew }: BoardState, seat: Seat): string | undefined =>
  Object.keys(crew).find((mover) => samePlace(crew[mover] ?? null, seat));

/** Where a step finds an operation, and where it puts it; `start` is 'HH:mm', `duration` hours. */
export interface StepPlace {
  readonly truck: string | null;
  readonly unassigned: boolean;
  readonly start: string;
  readonly duration: number;
}

/** Where a step finds a person, and where it puts them. */
export type StepSeat =
  | { readonly truck: string; readonly position: number }
  | 'onCall'
  | 'off'
  | null;

/** Whether a truck runs; `unavailableFrom` is 'HH:mm', null for all day or not at all. */
export interface StepTruck {
  readonly unavailable: boolean;
  readonly unavailableFrom: string | null;
}

/** What serves a truck's row from 'HH:mm' on; null: its own truck. */
export type StepStandIn = { readonly by: string; readonly from: string } | null;

/** A truck that is rented for the day; null: it is not there. */
export type StepRental = { readonly name: string; readonly hasLift: boolean } | null;

/** Which operation the truck comes from directly; null: it comes from the yard. */
export interface StepFollow {
  readonly after: string | null;
}

interface OneStep {
  /** From 1. */
  readonly seq: number;
  readonly id: string;
  readonly name: string;
  readonly reason: string;
  /** Its customer must agree. */
  readonly call: boolean;
  /** Steps without which it cannot be done. */
  readonly needs: readonly number[];
}

/** From where a step takes its thing, and to where. */
interface Ends<End> {
  readonly from: End;
  readonly to: End;
}

/** Whose move a step is about. */
interface OfCustomer {
  readonly customerId: string;
}

/** What a step does to its thing, by the kind of thing that `id` names. */
interface StepOps {
  /** An operation. */
  readonly place: Ends<StepPlace> & OfCustomer;
  /** A person. */
  readonly seat: Ends<StepSeat>;
  /** A truck. */
  readonly truck: Ends<StepTruck>;
  /** The truck of a row that another one serves. */
  readonly standIn: Ends<StepStandIn>;
  /** A truck that is not there yet. */
  readonly rental: Ends<StepRental>;
  /** An operation. */
  readonly follow: Ends<StepFollow> & OfCustomer;
  /** An activity; what its notes say. */
  readonly note: Ends<string> & OfCustomer;
}

export type StepOp = keyof StepOps;

/** One thing of some kind that a plan does. */
export type StepOf<Op extends StepOp> = OneStep & { readonly op: Op } & StepOps[Op];

/** One thing that a plan does. */
export type PlanStep = { [Op in StepOp]: StepOf<Op> }[StepOp];

/** Where a step finds something, and where it leaves it. */
interface StepEnds {
  from: unknown;
  to: unknown;
}
export type StepEnd = keyof StepEnds;

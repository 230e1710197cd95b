/** A stretch of a day, in minutes after local midnight; half-open. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Another truck that serves a row from some minute of the day on. */
export interface PlanStandIn {
  readonly by: string;
  readonly from: number;
}

/** A time that is held. */
export interface PlanHold extends Span {
  /** By a visitor of the web site: it goes to another truck where its own goes down. */
  readonly isVisitors?: boolean;
}

/** A truck of the day. */
export interface PlanTruck {
  readonly id: string;
  readonly name: string;
  readonly hasLift: boolean;
  /** From when on it is unavailable, 0 for all day; null: it is available. */
  readonly outFrom: number | null;
  /** What serves its row, and from when on. */
  readonly standIn: PlanStandIn | null;
  /** From when on it serves another row. */
  readonly servesFrom: number | null;
  /** Before which minute it is not there. */
  readonly availableFrom: number;
  /** It is not there yet: it would be rented for the day. */
  readonly isOffered: boolean;
  /** What colleagues and visitors hold. */
  readonly holds: readonly PlanHold[];
}

/** The drive straight from another job. */
export interface PlanLeg {
  readonly after: string;
  /** Exact minutes. */
  readonly minutes: number;
  /** Minutes that the board takes for it. */
  readonly onBoard: number;
}

/** Where an operation is, and when. */
export interface Place {
  /** Null: on no truck. */
  readonly truck: string | null;
  /** On the Unassigned row; with neither it is on no board. */
  readonly unassigned: boolean;
  /** When the job starts, in minutes after midnight. */
  readonly start: number;
  /** Minutes of the job. */
  readonly minutes: number;
}

/** Minutes that go out to a job and back from it by the yard. */
export interface PlanDrives {
  readonly out: number;
  readonly back: number;
}

/** An operation of the day. */
export interface PlanJob {
  readonly id: string;
  readonly activityId: string;
  readonly customerId: string;
  readonly name: string;
  readonly place: Place;
  /** As its envelope has them. */
  readonly drives: PlanDrives;
  /** As typed or fetched. */
  readonly exactDrives: PlanDrives;
  readonly follows: PlanLeg | null;
  readonly requiresLift: boolean;
  readonly movers: number;
  /** Between which minutes it may start without a word to the customer, both included. */
  readonly window: Span | null;
  /** Starts that are offered. */
  readonly starts: readonly number[];
  /** It has begun: it stays as it is. */
  readonly isFixed: boolean;
  /** It stays as it is unless the cause hits it. */
  readonly isPinned: boolean;
  /** Of its activity. */
  readonly notes: string;
  /** Minutes in which eight of ten such jobs are done; null where nobody can say. */
  readonly p80: number | null;
  /** When it really started and finished, in minutes after midnight. */
  readonly started: number | null;
  readonly finished: number | null;
  /** When its truck should be back from it by what is known now, in whole blocks; null: it neither has begun nor waits. */
  readonly backBy: number | null;
  /** The operation before on its truck that holds it up by now. */
  readonly waitsFor: string | null;
  /** How many minutes after its end the mark of a late finish looks. */
  readonly lateBy: number;
}

/** Somebody who may be on a crew. */
export interface PlanPerson {
  readonly id: string;
  readonly name: string;
  readonly isLead: boolean;
  readonly isFromOtherBranch: boolean;
  /** Minutes on the other days of the week. */
  readonly weekMinutes: number;
  readonly truckYesterday: string | null;
  readonly isOff: boolean;
  /** Off, or at another branch. */
  readonly isAway: boolean;
}

/** A person on a seat; the first is the lead's. */
export interface PlanSeat {
  readonly person: string;
  readonly truck: string;
  readonly position: number;
}

/** What a plan is judged by. */
export interface PlanSettings {
  readonly weights: {
    readonly truckChange: number;
    readonly start: number;
    readonly drive: number;
    readonly overtime: number;
    readonly unserved: number;
  };
  /** Between two jobs that follow each other directly. */
  readonly turnaroundMinutes: number;
  readonly weeklyHours: number;
}

/** A branch's day as it is. */
export interface PlanDay {
  readonly trucks: readonly PlanTruck[];
  readonly jobs: readonly PlanJob[];
  readonly people: readonly PlanPerson[];
  readonly seats: readonly PlanSeat[];
  readonly onCall: readonly string[];
  readonly settings: PlanSettings;
  /** Before which minute nothing new may leave; 0 on days to come. */
  readonly now: number;
  /** Operations that the cause leaves unserved. */
  readonly hit: ReadonlySet<string>;
  /** Trucks that may be rented, before one that is: none by itself. */
  readonly offers: readonly PlanTruck[];
}

/** What a day would become: only what differs from it. */
export interface Plan {
  readonly places: ReadonlyMap<string, Place>;
  /** All of the day. */
  readonly seats: readonly PlanSeat[];
  readonly onCall: readonly string[];
  /** Trucks that are to serve another's row, by the truck of the row. */
  readonly standIns: ReadonlyMap<string, PlanStandIn>;
}

/** The day as it is, as a plan. */
export const asItIs = ({ seats, onCall }: Pick<PlanDay, 'seats' | 'onCall'>): Plan => ({
  places: new Map(),
  seats,
  onCall,
  standIns: new Map(),
});

/** A truck that may be rented for the day. */
export const offeredTruck = (
  { id, name, hasLift }: Pick<PlanTruck, 'id' | 'name' | 'hasLift'>,
  availableFrom = 0,
): PlanTruck => ({
  ...{ id, name, hasLift, availableFrom },
  outFrom: null,
  standIn: null,
  servesFrom: null,
  isOffered: true,
  holds: [],
});

/** From when on nothing is planned onto a truck: a row that is served otherwise is left alone, and what serves it. */
export function endOf({ outFrom, standIn, servesFrom }: PlanTruck): number | null {
  const ends = [outFrom, standIn?.from ?? null, servesFrom].filter((one) => one !== null);
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The same in a plan: a row that the plan has served goes on. */
export const endIn = (plan: Plan, truck: PlanTruck): number | null =>
  plan.standIns.has(truck.id) ? null : endOf(truck);

export const placeIn = (plan: Plan, job: PlanJob): Place => plan.places.get(job.id) ?? job.place;

/** Positions of a truck; the first is for a lead only. */
export const SEATS = [0, 1, 2] as const;
export const LEAD_SEAT = 0;

interface StateDescription {
  /** What every screen calls it: “confirmed” is what was sent to the customer. */
  label: string;
  /** The day counts as booked in reports. */
  hasTrucks: boolean;
  /** The move may be confirmed to the customer, and the board marks no truck as missing. */
  hasAllTrucks: boolean;
}

/** How far the trucks of a day are assigned, and what follows from that for all its operations. */
const DESCRIBED = {
  uncommitted: { label: 'No truck yet', hasTrucks: false, hasAllTrucks: false },
  partial: { label: 'Partly booked', hasTrucks: true, hasAllTrucks: false },
  committed: { label: 'Booked', hasTrucks: true, hasAllTrucks: true },
} as const satisfies Record<string, StateDescription>;

export type ActivityState = keyof typeof DESCRIBED;
export const ACTIVITY_STATES = Object.keys(DESCRIBED) as readonly ActivityState[];

const descriptions = new Map<string, StateDescription>(Object.entries(DESCRIBED));

/** What follows from a state; one that only a newer release knows counts as partly booked. */
export const stateDescription = (state: ActivityState): StateDescription =>
  descriptions.get(state) ?? { ...DESCRIBED.partial, label: state };

export const STATES_WITH_TRUCKS = ACTIVITY_STATES.filter((state) => DESCRIBED[state].hasTrucks);
export const STATES_WITH_ALL_TRUCKS = ACTIVITY_STATES.filter(
  (state) => DESCRIBED[state].hasAllTrucks,
);

/** The part of an operation that says whether it is on a truck. */
export interface Truckable {
  truck?: string | null;
}

export const hasTruck = (operation: Truckable): boolean =>
  operation.truck !== null && operation.truck !== undefined && operation.truck !== '';

/** Whether any operation is on a truck: then the activity is locked and cannot be deleted. */
export const isTrucked = (operations: readonly Truckable[]): boolean => operations.some(hasTruck);

/**
 * The state of a day from its operations (R-MOVE-7); `moves.activity_state` does the same in SQL.
 */
export function activityState(operations: readonly Truckable[], truckCount: number): ActivityState {
  const trucked = operations.filter(hasTruck).length;
  if (trucked === 0) return 'uncommitted';
  return trucked === truckCount ? 'committed' : 'partial';
}

/** Whether a day has all the trucks that it wants. */
export const isFullyTrucked = (operations: readonly Truckable[], truckCount: number): boolean =>
  DESCRIBED[activityState(operations, truckCount)].hasAllTrucks;

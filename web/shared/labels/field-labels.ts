/** Names of things by their ids: activities, stops, trucks, people. */
export type Names = ReadonlyMap<string, string>;

/** A time of an operation that a person enters. */
export interface TimeEntry {
  operationId: string;
  name: 'date' | 'startingDriveTime' | 'duration' | 'endingDriveTime';
}

const FIELD_GROUPS = {
  activities: 'Activity',
  locations: 'Location',
  items: 'Item',
  operations: 'Truck',
  // How the job of a truck really went; its id is the operation's.
  actual: 'Truck',
} as const;
type FieldGroup = keyof typeof FIELD_GROUPS;

/** Fields that the page calls differently from their split-up names. */
const WORDS: Readonly<Record<string, string>> = {
  activityDay: 'Day',
  actualPrice: 'Actual Cost',
  altEmail: 'Alt email',
  arrivalWindow: 'Arrival window',
  backYard: 'Back at the yard',
  branchId: 'Branch',
  breakMinutes: 'Breaks, minutes',
  cubicFeet: 'Cubic feet each',
  currentEstimate: 'Handling time by hand',
  date: 'Start Time',
  distanceToDoor: 'Walk from truck to door',
  earlyStart: 'Early Start',
  earlyStartNotes: 'Early Start Notes',
  email: 'Email',
  endingDriveTime: 'Drive Back',
  estHours: 'Est Hours',
  exceptional: 'Left out of what is learned',
  exceptionalWhy: 'What happened',
  externalId: 'Tracking id',
  extraMinutes: 'Extra work, minutes',
  extraNote: 'What the extra work was',
  figureOrigins: 'Hours and crew decided',
  hasElevator: 'Elevator',
  isPacking: 'We pack',
  isRepeat: 'Repeat customer',
  leftYard: 'Left the yard',
  minTime: 'Est Min Hrs',
  moveAlerts: 'Alerts for the whole move',
  moverCount: 'Mover Count',
  nextCallWords: 'Next call about',
  normalizedStreetAddress: 'Address',
  numBoxes: 'Boxes',
  numMovers: 'Movers',
  packingAmounts: 'Packing materials',
  packingEstCost: 'Packing cost',
  packingEstTime: 'Packing time',
  parkingType: 'Parking',
  previousContractId: 'Previous move',
  rate: 'Single mover hourly rate',
  reconfirm: 'Requires reconfirmation',
  requestedDay: 'Requested day',
  requiresLift: 'Needs a truck with a lift',
  sqft: 'Square feet',
  startingDriveTime: 'Drive Out',
  tripFee: 'Custom trip fee, dollars',
  truck: 'Booked on',
  truckCount: 'Trucks',
  typeOfWOrk: 'Type of work',
  unassigned: 'On the Unassigned row',
  useFee: 'Custom trip fee',
  worktimeTyped: 'Worktime counts',
};

/** Names with different meanings in different places. */
const WORDS_AT: Readonly<Partial<Record<FieldGroup, Readonly<Record<string, string>>>>> = {
  activities: { notes: 'Move Alerts' },
  locations: { notes: 'Special considerations' },
};

/** `earlyStartNotes` → `Early start notes`. */
const apart = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldName = (name: string, place?: FieldGroup): string =>
  (place && WORDS_AT[place]?.[name]) ?? WORDS[name] ?? apart(name);

const isPlace = (segment: string | undefined): segment is FieldGroup =>
  segment !== undefined && Object.hasOwn(FIELD_GROUPS, segment);

export interface FieldLabel {
  /** Activity, then stop or truck share to which it belongs; none for the customer's own. */
  places: string[];
  /** Empty if the whole thing came or went. */
  field: string;
}

/**
 * Reads the dotted path of a change: `move.meta.rate`, or
 * `move.activities.<id>.locations.<id>.street`; a list's own path is its order.
 */
export function fieldLabel(path: string, names: Names): FieldLabel {
  const segments = path.split('.').filter((part) => part !== 'move' && part !== 'meta');
  const places: string[] = [];
  let inside: FieldGroup | undefined;
  while (isPlace(segments[0])) {
    inside = segments.shift() as FieldGroup;
    const id = segments.shift();
    if (id === undefined) return { places, field: `Order of ${inside}` };
    const name = names.get(id) ?? FIELD_GROUPS[inside];
    places.push(
      inside === 'activities' && name !== FIELD_GROUPS.activities ? `Activity ${name}` : name,
    );
  }
  return { places, field: segments.map((segment) => fieldName(segment, inside)).join(' ') };
}

/** Follows from the address, which is shown; a held time is told in words of its own. */
const UNTOLD = /(^|\.)(latitude|longitude)$|^holds\./;

export const isTold = (path: string): boolean => !UNTOLD.test(path);

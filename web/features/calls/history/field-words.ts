/** Names of things by their ids: activities, stops, trucks, people. */
export type Names = ReadonlyMap<string, string>;

/** Where the page calls a field otherwise than its name, taken apart, would. */
const WORDS: Readonly<Record<string, string>> = {
  activityDay: 'Day',
  actualPrice: 'Actual Cost',
  altEmail: 'Alternate e-mail',
  altFirstName: 'Alternate first name',
  altLastName: 'Alternate last name',
  altPhone: 'Alternate phone',
  altPhoneType: 'Alternate phone type',
  branchId: 'Branch',
  date: 'Start',
  doNotDisturb: 'Do not disturb',
  email: 'E-mail',
  endingDriveTime: 'Drive back',
  estHours: 'Est hours',
  externalId: 'Tracking id',
  isPacking: 'Packing here',
  isRepeat: 'Repeat customer',
  managedBy: 'Managed by',
  minTime: 'Est min hours',
  moveAlerts: 'Move alerts',
  normalizedStreetAddress: 'Address',
  numBoxes: 'Boxes',
  numMovers: 'Movers',
  packingEstCost: 'Packing cost',
  packingEstTime: 'Packing time',
  rate: 'Single mover hourly rate',
  reconfirm: 'Requires reconfirmation',
  sqft: 'Square feet',
  startingDriveTime: 'Drive out',
  truck: 'Booked on',
  truckCount: 'Trucks',
  typeOfWOrk: 'Type of work',
  typeOfWork: 'Type of work',
  unassigned: 'On the Unassigned row',
  useFee: 'Trip fee of its own',
  zip: 'Zip',
};

const PLACES: Readonly<Record<string, string>> = {
  activities: 'Activity',
  locations: 'Location',
  operations: 'Truck',
};

/** `earlyStartNotes` → `Early start notes`. */
const apart = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const fieldName = (name: string): string => WORDS[name] ?? apart(name);

const isPlace = (segment: string): boolean => Object.hasOwn(PLACES, segment);

export interface FieldWords {
  /** Which activity, stop or truck share it belongs to; empty for the customer's own. */
  place: string;
  /** Empty where the whole thing came or went. */
  field: string;
}

/**
 * Reads the dotted path of a change: `move.meta.rate`, or
 * `move.activities.<id>.locations.<id>.street`.
 */
export function fieldWords(path: string, names: Names): FieldWords {
  const segments = path.split('.').filter((part) => part !== 'move' && part !== 'meta');
  const places: string[] = [];
  let at = 0;
  for (; isPlace(segments[at] ?? ''); at += 2) {
    const kind = PLACES[segments[at] ?? ''] ?? '';
    places.push(names.get(segments[at + 1] ?? '') ?? kind);
  }
  const field = segments.slice(at).map(fieldName).join(' ');
  const isActivity = !field && places.length === 1 && places[0] !== PLACES.activities;
  return { place: (isActivity ? `${PLACES.activities} ` : '') + places.join(' · '), field };
}

/** Follows from the address, which is told. */
const UNTOLD = /(^|\.)(latitude|longitude)$/;

export const isTold = (path: string): boolean => !UNTOLD.test(path);

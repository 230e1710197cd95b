import { sameValue } from '../../../../src/kernel/same-value';
import type { ActivityValues, CustomerValues, LocationValues, OperationValues } from './values';

const ADDRESS = ['normalizedStreetAddress', 'street', 'city', 'state', 'zip', 'unit'] as const;
/** What follows from other fields or belongs to the server. */
const LOCATION_DERIVED: readonly string[] = [
  ...ADDRESS,
  '_id',
  'latitude',
  'longitude',
  'zone',
  'driveDistance',
  'driveTime',
  'driveTimeFetchStatus',
  'isProblem',
  'problemReason',
  'hasExcessInventory',
  'worktimeEstimations',
];
const OPERATION_DERIVED: readonly string[] = ['_id', 'timezone', 'truck', 'unassigned'];
const ACTIVITY_FIELDS = [
  'activityDay',
  'estHours',
  'minTime',
  'numMovers',
  'truckCount',
  'costingStrategy',
  'notes',
  'alerts',
  'toBeMoved',
  'inventory',
  'requiresLift',
] as const;
const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'branchId',
  'email',
  'altEmail',
  'referredBy',
  'phone',
  'phoneType',
  'altPhone',
  'altPhoneType',
  'altFirstName',
  'altLastName',
  'isRepeat',
  'previousContractId',
  'externalId',
  'managedBy',
  'notes',
] as const;
const META_FIELDS = ['rate', 'requestedDay', 'doNotDisturb', 'actualPrice', 'moveAlerts'] as const;

const WORDS: Readonly<Record<string, string>> = {
  branchId: 'branch',
  managedBy: 'managed by',
  isRepeat: 'repeat',
  activityDay: 'day',
  numMovers: 'movers',
  minTime: 'minimum hours',
  estHours: 'estimated hours',
  typeOfWOrk: 'type of work',
  notes: 'notes',
  date: 'start time',
  bookingEnvelope: 'drive times',
  sqft: 'square feet',
  numBoxes: 'boxes',
};

const wordsOf = (field: string): string =>
  WORDS[field] ?? field.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();

const differing = (before: object, after: object, fields: readonly string[]): string[] =>
  fields.filter(
    (field) =>
      !sameValue(
        (before as Record<string, unknown>)[field],
        (after as Record<string, unknown>)[field],
      ),
  );

const named = (of: string, fields: readonly string[]): string[] =>
  fields.map((field) => (of ? `${of}: ${wordsOf(field)}` : wordsOf(field)));

function locationChanges(before: LocationValues, after: LocationValues, of: string): string[] {
  const own = Object.keys(after).filter((field) => !LOCATION_DERIVED.includes(field));
  const moved = differing(before, after, ADDRESS).length > 0;
  return [...(moved ? [`${of}: address`] : []), ...named(of, differing(before, after, own))];
}

function operationChanges(before: OperationValues, after: OperationValues, of: string): string[] {
  const own = Object.keys(after).filter(
    (field) => ![...OPERATION_DERIVED, 'bookingEnvelope'].includes(field),
  );
  const drives = differing(before.bookingEnvelope, after.bookingEnvelope, [
    'startingDriveTime',
    'endingDriveTime',
  ]).map((end) => (end === 'startingDriveTime' ? `${of}: drive out` : `${of}: drive back`));
  return [...named(of, differing(before, after, own)), ...drives];
}

/** Entries added, removed, put in another order, or changed inside. */
function listChanges<T extends { _id?: string }>(
  before: readonly T[],
  after: readonly T[],
  word: string,
  inside: (was: T, is: T, of: string) => string[],
): string[] {
  const ids = after.map(({ _id }) => _id);
  const stayed = before.filter(({ _id }) => ids.includes(_id));
  const order = ids.filter((id) => id !== undefined);
  const reordered = !sameValue(
    order,
    stayed.map(({ _id }) => _id),
  );
  return [
    ...before.filter((entry) => !stayed.includes(entry)).map(() => `${word} removed`),
    ...after.filter(({ _id }) => !_id).map(() => `${word} added`),
    ...(reordered ? [`order of ${word}s`] : []),
    ...after.flatMap((is, at) => {
      const was = is._id ? before.find(({ _id }) => _id === is._id) : undefined;
      return was ? inside(was, is, `${word} ${at + 1}`) : [];
    }),
  ];
}

const activityChanges = (before: ActivityValues, after: ActivityValues): string[] => [
  ...named('', differing(before, after, ACTIVITY_FIELDS)),
  ...listChanges(before.locations, after.locations, 'location', locationChanges),
  ...listChanges(before.operations, after.operations, 'truck', operationChanges),
];

/** What a person changed and did not save, each thing once and in words. */
export function unsavedChanges(before: CustomerValues, after: CustomerValues): string[] {
  const many = after.move.activities.length > 1;
  return [
    ...named('', differing(before, after, CONTACT_FIELDS)),
    ...named('', differing(before.move.meta, after.move.meta, META_FIELDS)),
    ...after.move.activities.flatMap((is) => {
      const was = before.move.activities.find(({ _id }) => _id === is._id);
      const changes = was ? activityChanges(was, is) : [];
      return many ? changes.map((change) => `${is.activityDay ?? 'no day'}, ${change}`) : changes;
    }),
  ];
}

import { isId } from '#kernel/ids.js';
import { isLocalDate } from '#kernel/local-date.js';
import {
  checkedBy,
  ID_MESSAGE,
  OBJECT_MESSAGE,
  REQUIRED_MESSAGE,
  type Fault,
} from '#kernel/validation/index.js';
import { SEAT_POSITIONS, type SeatPosition } from './limits.js';

/** Where the sender of an assignment believes the operation is. */
export interface ExpectedPlace {
  /** Truck id, `null` for no truck. */
  truck: string | null;
  unassigned: boolean;
}

/** Where the sender believes a mover is: a seat, on call, or (`null`) nowhere. */
export type ExpectedCrewPlace = { truck: string; position: SeatPosition } | 'onCall' | null;

/** Who the sender believes sits on the seats of some trucks, `null` for nobody; by truck id. */
export type ExpectedCrews = Readonly<Record<string, readonly (string | null)[]>>;

/** The same as a place, and when: `HH:mm` on the branch's clock, and hours. */
export interface ExpectedTime extends ExpectedPlace {
  start: string;
  duration: number;
}

/** Where the sender believes an activity to be: each of its operations, once. */
export interface ExpectedActivity {
  activityDay: string;
  operations: ({ _id: string } & ExpectedTime)[];
}

interface Field {
  fits: (value: unknown) => boolean;
  /** How a sentence about it ends: "start should be a time such as 08:15". */
  should: string;
}

function shapeFault(value: unknown, fields: Record<string, Field>): Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return OBJECT_MESSAGE;
  const stranger = Object.keys(value).find((key) => !(key in fields));
  if (stranger !== undefined) return `property ${stranger} should not exist`;
  const sent = value as Record<string, unknown>;
  const wrong = Object.entries(fields).find(([key, { fits }]) => !fits(sent[key]));
  return wrong ? `${wrong[0]} should be ${wrong[1].should}` : null;
}

const isIdOrNone = (value: unknown): boolean => value === null || isId(value);

const ANY_ID: Field = { fits: isId, should: 'an id of 24 hex characters' };
const ID_OR_NONE: Field = { fits: isIdOrNone, should: 'an id of 24 hex characters or null' };
const SEAT: Field = {
  fits: (value) => SEAT_POSITIONS.some((seat) => seat === value),
  should: `one of ${SEAT_POSITIONS.join(', ')}`,
};
const HOURS: Field = {
  fits: (value) => typeof value === 'number' && Number.isFinite(value),
  should: 'a number of hours',
};
/** A stored start may lie between the quarters. */
const MINUTE: Field = {
  fits: (value) => typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  should: 'a time such as 08:15',
};
const FLAG: Field = { fits: (value) => typeof value === 'boolean', should: 'true or false' };
const DAY: Field = { fits: isLocalDate, should: 'a day YYYY-MM-DD' };

const TIMED_PLACE = {
  truck: ID_OR_NONE,
  unassigned: FLAG,
  start: MINUTE,
  duration: HOURS,
};

/** `{ truck, unassigned }`, or absent. */
export const ExpectedOperationPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined ? null : shapeFault(value, { truck: ID_OR_NONE, unassigned: FLAG }),
  );

/** `{ truck, unassigned, start, duration }`, or absent. */
export const ExpectedOperationTime = (): PropertyDecorator =>
  checkedBy('expect', (value) => (value === undefined ? null : shapeFault(value, TIMED_PLACE)));

const TIMED_PLACES: Field = {
  fits: (value) =>
    Array.isArray(value) &&
    value.every((one) => shapeFault(one, { _id: ANY_ID, ...TIMED_PLACE }) === null),
  should: 'a list of { _id, truck, unassigned, start, duration }',
};

/** `{ activityDay, operations: [{ _id, truck, unassigned, start, duration }] }`, or absent. */
export const ExpectedActivityPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined
      ? null
      : shapeFault(value, {
          activityDay: DAY,
          operations: TIMED_PLACES,
        }),
  );

/** `{ truck, position }`, `'onCall'`, `null`, or absent. */
export const ExpectedMoverPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined || value === null || value === 'onCall'
      ? null
      : shapeFault(value, { truck: ANY_ID, position: SEAT }),
  );

const CREW: Field = {
  fits: (value) =>
    Array.isArray(value) && value.length === SEAT_POSITIONS.length && value.every(isIdOrNone),
  should: `a list of ${SEAT_POSITIONS.length} ids or null`,
};

/** The crews of these trucks or of one of them, `{ [truck]: [employee or null, three times] }`, or absent. */
export const ExpectedTruckCrews = (
  trucksOf: (owner: object) => readonly string[],
): PropertyDecorator =>
  checkedBy('expect', (value, owner) => {
    if (value === undefined) return null;
    const sent = Object.keys(Object(value) as object);
    const known = trucksOf(owner).filter((truck) => sent.includes(truck));
    return shapeFault(value, Object.fromEntries(known.map((truck) => [truck, CREW])));
  });

/** Query form of an operation's expected place: a truck id, `unassigned` or `none`. */
export const ExpectedTruckQuery = (): PropertyDecorator =>
  checkedBy('expectTruck', (value) =>
    value === undefined || value === 'unassigned' || value === 'none' || isId(value)
      ? null
      : `${ID_MESSAGE}, 'unassigned' or 'none'`,
  );

/** What `expectTruck` means; `undefined` if it was not sent. */
export function expectedPlaceOf(expectTruck: string | undefined): ExpectedPlace | undefined {
  if (expectTruck === undefined) return undefined;
  if (expectTruck === 'unassigned') return { truck: null, unassigned: true };
  return { truck: expectTruck === 'none' ? null : expectTruck, unassigned: false };
}

/** A seat of a truck: 0 (the lead's), 1 or 2. */
export const Seat = (): PropertyDecorator =>
  checkedBy('seat', (value) => {
    if (value === undefined || value === null) return REQUIRED_MESSAGE;
    return SEAT.fits(value) ? null : `This field should be ${SEAT.should}`;
  });

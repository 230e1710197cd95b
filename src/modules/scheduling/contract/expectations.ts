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

type Field = (value: unknown) => boolean;

function shapeFault(value: unknown, fields: Record<string, Field>): Fault {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return OBJECT_MESSAGE;
  const stranger = Object.keys(value).find((key) => !(key in fields));
  if (stranger !== undefined) return `property ${stranger} should not exist`;
  const sent = value as Record<string, unknown>;
  const wrong = Object.entries(fields).find(([key, fits]) => !fits(sent[key]));
  return wrong ? `${wrong[0]} is not what it should be` : null;
}

const isSeat: Field = (value) => SEAT_POSITIONS.some((seat) => seat === value);
const isIdOrNone: Field = (value) => value === null || isId(value);
const isHours: Field = (value) => typeof value === 'number' && Number.isFinite(value);
/** A stored start may lie between the quarters. */
const isMinute: Field = (value) =>
  typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
const isFlag: Field = (value) => typeof value === 'boolean';

const TIMED_PLACE = {
  truck: isIdOrNone,
  unassigned: isFlag,
  start: isMinute,
  duration: isHours,
};

/** `{ truck, unassigned }`, or absent. */
export const ExpectedOperationPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined ? null : shapeFault(value, { truck: isIdOrNone, unassigned: isFlag }),
  );

/** `{ truck, unassigned, start, duration }`, or absent. */
export const ExpectedOperationTime = (): PropertyDecorator =>
  checkedBy('expect', (value) => (value === undefined ? null : shapeFault(value, TIMED_PLACE)));

const isTimedPlace: Field = (value) => shapeFault(value, { _id: isId, ...TIMED_PLACE }) === null;

/** `{ activityDay, operations: [{ _id, truck, unassigned, start, duration }] }`, or absent. */
export const ExpectedActivityPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined
      ? null
      : shapeFault(value, {
          activityDay: isLocalDate,
          operations: (list) => Array.isArray(list) && list.every(isTimedPlace),
        }),
  );

/** `{ truck, position }`, `'onCall'`, `null`, or absent. */
export const ExpectedMoverPlace = (): PropertyDecorator =>
  checkedBy('expect', (value) =>
    value === undefined || value === null || value === 'onCall'
      ? null
      : shapeFault(value, { truck: isId, position: isSeat }),
  );

const isCrew: Field = (value) =>
  Array.isArray(value) && value.length === SEAT_POSITIONS.length && value.every(isIdOrNone);

/** The crews of these trucks or of one of them, `{ [truck]: [employee or null, three times] }`, or absent. */
export const ExpectedTruckCrews = (
  trucksOf: (owner: object) => readonly string[],
): PropertyDecorator =>
  checkedBy('expect', (value, owner) => {
    if (value === undefined) return null;
    const sent = Object.keys(Object(value) as object);
    const known = trucksOf(owner).filter((truck) => sent.includes(truck));
    return shapeFault(value, Object.fromEntries(known.map((truck) => [truck, isCrew])));
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
    return isSeat(value) ? null : `This field should be one of ${SEAT_POSITIONS.join(', ')}`;
  });

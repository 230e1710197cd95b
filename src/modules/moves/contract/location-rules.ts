import { lineOf } from '#kernel/clean-text.js';
import {
  all,
  atLeast,
  atMost,
  checkedBy,
  clearable,
  converted,
  isBlank,
  oneOf,
  REQUIRED_MESSAGE,
  TEXT_LIMITS,
  textFault,
  TEXT_MESSAGE,
  tooLong,
  WHOLE_MESSAGE,
  type Check,
  type Fault,
  type Range,
} from '#kernel/validation/index.js';
import { FLOORS, MOVE_LIMITS } from './limits.js';
import { isNeeded, type NeededField } from './location-needs.js';
import { MOVE_MESSAGES } from './messages.js';
import { WORK_TYPES } from './move-terms.js';
import { readSquareFeet } from '../domain/square-feet.js';

export { readSquareFeet };

interface SentLocation {
  _id?: unknown;
  locationType?: unknown;
}

const isNew = (owner: object): boolean => (owner as SentLocation)._id === undefined;

/** Cleared, or not sent with a new location: there is no stored value to fall back on. */
const isLacking = (value: unknown, owner: object): boolean =>
  value === undefined ? isNew(owner) : isBlank(value);

/** A field that every saved location must have. */
const must = (message: string, check: Check): Check => {
  return (value, owner) => {
    if (isLacking(value, owner)) return message;
    return value === undefined ? null : check(value, owner);
  };
};

/** A field that the location's type may require. */
const mayNeed = (field: NeededField, check: Check): Check => {
  return (value, owner) => {
    const type = (owner as SentLocation).locationType;
    if (isNeeded(field, type) && isLacking(value, owner)) return MOVE_MESSAGES[field];
    return value === undefined || value === null ? null : check(value, owner);
  };
};

const wholeIn =
  ({ min, max }: Required<Range>): Check =>
  (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return WHOLE_MESSAGE;
    if (value < min) return atLeast(min);
    return value > max ? atMost(max) : null;
  };

const ZIP = /^\d{5}(-\d{4})?$/;
const zipFault = (value: unknown): Fault =>
  typeof value === 'string' && ZIP.test(value) ? null : MOVE_MESSAGES.zipInvalid;

const squareFeetFault = (value: unknown): Fault => {
  if (typeof value === 'string' && value.length > TEXT_LIMITS.name)
    return tooLong(TEXT_LIMITS.name);
  const feet = readSquareFeet(value);
  if (typeof feet !== 'number') return null;
  if (feet < 0) return atLeast(0);
  return feet > MOVE_LIMITS.squareFeet ? atMost(MOVE_LIMITS.squareFeet) : null;
};

const RANGES = {
  stories: { min: 0, max: MOVE_LIMITS.stories },
  bedrooms: { min: 0, max: MOVE_LIMITS.bedrooms },
  floor: FLOORS,
} as const;

const dimensionsFault = (value: unknown): Fault => textFault(value, TEXT_LIMITS.name);

/** Five digits or 5+4, or `''`, or absent. */
export const OptionalZip = (): PropertyDecorator =>
  all(
    clearable(),
    checkedBy('zip', (value) => (value === undefined || value === '' ? null : zipFault(value))),
  );

/** The zip of a saved location. */
export const LocationZip = (): PropertyDecorator =>
  checkedBy('zip', must(MOVE_MESSAGES.zipMissing, zipFault));

/** The work of a saved location: one of WORK_TYPES, not blank. */
export const LocationWork = (): PropertyDecorator =>
  checkedBy(
    'work',
    must(REQUIRED_MESSAGE, (value) =>
      WORK_TYPES.some((known) => known === value) ? null : oneOf(WORK_TYPES.filter(Boolean)),
    ),
  );

/** The address of a saved location. */
export const LocationAddress = (): PropertyDecorator =>
  checkedBy(
    'address',
    must(REQUIRED_MESSAGE, (value) =>
      typeof value === 'string' ? textFault(value, TEXT_LIMITS.address) : TEXT_MESSAGE,
    ),
  );

/** `sqft`: text that is not a number is left to the pre-save check. */
export const AnySquareFeet = (): PropertyDecorator =>
  checkedBy('squareFeet', (value) => squareFeetFault(value));

/** `sqft` of a saved location. */
export const LocationSquareFeet = (): PropertyDecorator =>
  checkedBy('squareFeet', mayNeed('sqft', squareFeetFault));

/** `dimensions` of a saved location; whether Storage has two numbers is a pre-save check. */
export const LocationDimensions = (): PropertyDecorator =>
  all(clearable(), checkedBy('dimensions', mayNeed('dimensions', dimensionsFault)));

/** `stories`, `bedrooms` or `floor` of a saved location. */
export const LocationWhole = (field: keyof typeof RANGES): PropertyDecorator =>
  checkedBy('locationWhole', mayNeed(field, wholeIn(RANGES[field])));

/** The items by names as they are shown: two that look alike are one. */
const itemsOf = (value: unknown): unknown =>
  typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value ?? {}).map(([item, count]) => [lineOf(item), count]))
    : value;

/** `{ item: count }`, or absent; `null` is read as `{}`. */
export const PackingAmounts = (): PropertyDecorator =>
  all(
    converted((value) => (value === null ? {} : itemsOf(value))),
    checkedBy('packingAmounts', (value) => {
      if (value === undefined) return null;
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return 'This field should name items and their counts';
      const entries = Object.entries(value);
      const max = MOVE_LIMITS.packingItems;
      if (entries.length > max) return `This field takes at most ${max} items`;
      const named = entries.map(([item]) => textFault(item, TEXT_LIMITS.name));
      const counted = entries.map(([, count]) =>
        wholeIn({ min: 0, max: MOVE_LIMITS.boxes })(count, {}),
      );
      return [...named, ...counted].find((fault) => fault !== null) ?? null;
    }),
  );

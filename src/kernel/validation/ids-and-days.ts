import { isId } from '../ids.js';
import { daysBetween, isLocalDate, LOCAL_DATE_MESSAGE, showLocalDate } from '../local-date.js';
import { FIRST_WRITTEN_DAY, lastWrittenDay } from '../typed-day.js';
import { MAX_LIST } from './limits.js';
import { ID_MESSAGE, INSTANT_MESSAGE, REQUIRED_MESSAGE, tooFew, tooMany } from './messages.js';
import {
  all,
  checkedBy,
  converted,
  present,
  type Check,
  type Fault,
  type Presence,
} from './rule.js';

const idFault: Check = (value) =>
  isId(value) ? null : value === '' ? REQUIRED_MESSAGE : ID_MESSAGE;
const id = (presence: Presence): PropertyDecorator =>
  checkedBy('objectId', present(presence, idFault));

/** An id; required. */
export const IsObjectId = (): PropertyDecorator => id('required');
/** An id, or absent. */
export const OptionalObjectId = (): PropertyDecorator => id('optional');
/** An id, `null` (nobody, none), or absent. */
export const NullableObjectId = (): PropertyDecorator => id('nullable');

/** A list of different ids; required. */
export const ObjectIdList = (min = 1, max: number = MAX_LIST): PropertyDecorator =>
  checkedBy(
    'objectIdList',
    present('required', (value) => {
      if (!Array.isArray(value)) return ID_MESSAGE;
      if (value.length < min) return tooFew(min);
      if (value.length > max) return tooMany(max);
      if (!value.every(isId)) return ID_MESSAGE;
      return new Set(value).size === value.length ? null : 'An id may be named only once';
    }),
  );

/** `all`, and leaving it out, mean every branch: the property is then `undefined`. */
export const OptionalBranchFilter = (): PropertyDecorator =>
  all(
    converted((value) => (value === 'all' || value === '' ? undefined : value)),
    OptionalObjectId(),
  );

const dayFault: Check = (value) => (isLocalDate(value) ? null : LOCAL_DATE_MESSAGE);
const day = (presence: Presence): PropertyDecorator =>
  checkedBy('localDay', present(presence, dayFault, LOCAL_DATE_MESSAGE));

/** A day `YYYY-MM-DD`; required. A missing one gets the same sentence as a wrong one. */
export const IsLocalDay = (): PropertyDecorator => day('required');
/** A day `YYYY-MM-DD`, or absent. */
export const OptionalLocalDay = (): PropertyDecorator => day('optional');

/** The last day of those asked for, from `from` on, both inclusive; required. */
export const IsLastDay = (max: number): PropertyDecorator =>
  checkedBy('lastDay', (value, owner) => {
    if (!isLocalDate(value)) return LOCAL_DATE_MESSAGE;
    const { from } = owner as { from?: unknown };
    if (!isLocalDate(from)) return null;
    const days = daysBetween(from, value) + 1;
    if (days < 1) return 'The last day should not be before the first';
    return days > max ? `At most ${max} days can be asked for` : null;
  });

/** What is wrong with a day that something is entered for: too far ahead, or too long ago. */
export function writtenDayFault(value: unknown): Fault {
  if (!isLocalDate(value)) return LOCAL_DATE_MESSAGE;
  const last = lastWrittenDay();
  if (value >= FIRST_WRITTEN_DAY && value <= last) return null;
  return `A day should lie between ${showLocalDate(FIRST_WRITTEN_DAY)} and ${showLocalDate(last)}`;
}

const writtenDay = (presence: Presence): PropertyDecorator =>
  checkedBy('writtenDay', present(presence, writtenDayFault, LOCAL_DATE_MESSAGE));

/** A day to enter something for, from 2000 to ten years ahead; required. */
export const IsWrittenDay = (): PropertyDecorator => writtenDay('required');
/** The same, or absent. */
export const OptionalWrittenDay = (): PropertyDecorator => writtenDay('optional');
/** The same, `null` or `''` (read as `null`), or absent. */
export const NullableWrittenDay = (): PropertyDecorator =>
  all(
    converted((value) => (value === '' ? null : value)),
    writtenDay('nullable'),
  );

/** `2026-1-5` becomes `2026-01-05`; anything else is returned as it is. */
export function paddedDay(value: unknown): unknown {
  const parts = typeof value === 'string' && /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value);
  if (!parts) return value;
  const [, year, month = '', dayOfMonth = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
}

/** A rental's day: `YYYY-M-D` is accepted too and read as `YYYY-MM-DD`. */
export const IsRentalDay = (): PropertyDecorator => all(converted(paddedDay), IsWrittenDay());

const INSTANT =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** An instant in ISO 8601 with its offset; one of a day that exists, which `Date` would read as a later one. */
export const isInstant = (value: unknown): value is string =>
  typeof value === 'string' &&
  INSTANT.test(value) &&
  isLocalDate(value.slice(0, 10)) &&
  !Number.isNaN(Date.parse(value));

/** An instant in ISO 8601 on a day that something may be entered for, or `null`; must be sent. */
export const NullableWrittenInstant = (): PropertyDecorator =>
  checkedBy('instant', (value) => {
    if (value === null) return null;
    if (value === undefined) return REQUIRED_MESSAGE;
    return isInstant(value) ? writtenDayFault(value.slice(0, 10)) : INSTANT_MESSAGE;
  });

/** An instant in ISO 8601; required. It stays text: `new Date(text)` reads it. */
export const RequiredInstant = (): PropertyDecorator =>
  checkedBy(
    'instant',
    present('required', (value) => (isInstant(value) ? null : INSTANT_MESSAGE)),
  );

/** An instant in ISO 8601, or absent. It stays text: `new Date(text)` reads it. */
export const OptionalInstant = (): PropertyDecorator =>
  checkedBy(
    'instant',
    present('optional', (value) => (isInstant(value) ? null : INSTANT_MESSAGE)),
  );

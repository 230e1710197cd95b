import { BLOCK_MINUTES, isQuarterHours } from '../time-window.js';
import { MAX_DOLLARS, MAX_HOURS_A_DAY } from './limits.js';
import {
  CENTS_MESSAGE,
  FLAG_MESSAGE,
  NUMBER_MESSAGE,
  QUARTER_MESSAGE,
  QUARTER_MINUTES_MESSAGE,
  TENTHS_MESSAGE,
  WHOLE_MESSAGE,
  atLeast,
  atMost,
  moreThan,
  oneOf,
} from './messages.js';
import {
  all,
  checkedBy,
  converted,
  present,
  type Check,
  type Fault,
  type Presence,
} from './rule.js';

/** Least and greatest value, both allowed. */
export interface Range {
  min?: number;
  max?: number;
}

/**
 * A range, whether the field is required, one sentence to use instead of the general ones, which never
 * says that a number is too large, and one for what is below the range alone.
 */
export interface NumberOptions extends Range {
  presence?: Presence;
  message?: string;
  low?: string;
}

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function rangeFault(value: number, { min, max }: Range): Fault {
  if (min !== undefined && value < min) return atLeast(min);
  return max !== undefined && value > max ? atMost(max) : null;
}

function numberRule(name: string, options: NumberOptions, extra: (value: number) => Fault) {
  const { presence = 'optional', message, low, min = -Infinity, max = Infinity } = options;
  const check: Check = (value) => {
    if (!isNumber(value)) return message ?? NUMBER_MESSAGE;
    if (value < min && low !== undefined) return low;
    if (value > max) return atMost(max);
    const fault = rangeFault(value, options) ?? extra(value);
    return fault === null ? null : (message ?? fault);
  };
  return checkedBy(name, present(presence, check, message));
}

/** Any decimal in the range. */
export const Decimal = (options: NumberOptions = {}): PropertyDecorator =>
  numberRule('decimal', options, () => null);

/** A decimal above zero. */
export const PositiveNumber = (options: NumberOptions = {}): PropertyDecorator =>
  numberRule('positive', options, (value) => (value > 0 ? null : moreThan(0)));

/** A whole number in the range. */
export const WholeNumber = (options: NumberOptions = {}): PropertyDecorator =>
  numberRule('whole', options, (value) => (Number.isInteger(value) ? null : WHOLE_MESSAGE));

const isWholeCents = (value: number): boolean =>
  Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** Dollars with at most two decimals, or absent; from 0 unless `min` says otherwise. */
export const Dollars = (options: NumberOptions = {}): PropertyDecorator =>
  numberRule('dollars', { min: 0, max: MAX_DOLLARS, ...options }, (value) =>
    isWholeCents(value) ? null : CENTS_MESSAGE,
  );

/** Dollars, `null`, or absent. */
export const NullableDollars = (options: NumberOptions = {}): PropertyDecorator =>
  Dollars({ ...options, presence: 'nullable' });

/** A number with at most one decimal. */
export const Tenths = (options: NumberOptions = {}): PropertyDecorator =>
  numberRule('tenths', options, (value) =>
    Math.abs(value * 10 - Math.round(value * 10)) < 1e-6 ? null : TENTHS_MESSAGE,
  );

/** Hours in steps of 0.25 from `min`, or absent. */
export const QuarterHours = (min = 0, options: NumberOptions = {}): PropertyDecorator =>
  numberRule('quarterHours', { max: MAX_HOURS_A_DAY, ...options, min }, (value) =>
    isQuarterHours(value) ? null : QUARTER_MESSAGE,
  );

/** Hours in steps of 0.25, `null`, or absent. */
export const NullableQuarterHours = (min = 0, options: NumberOptions = {}): PropertyDecorator =>
  QuarterHours(min, { ...options, presence: 'nullable' });

/** Whole minutes in steps of 15, or absent. */
export const QuarterMinutes = (options: NumberOptions): PropertyDecorator =>
  numberRule('quarterMinutes', options, (value) =>
    value % BLOCK_MINUTES === 0 ? null : QUARTER_MINUTES_MESSAGE,
  );

/** Degrees north, `null` where unknown, or absent. */
export const NullableLatitude = (): PropertyDecorator =>
  Decimal({ min: -90, max: 90, presence: 'nullable' });

/** Degrees east, `null` where unknown, or absent. */
export const NullableLongitude = (): PropertyDecorator =>
  Decimal({ min: -180, max: 180, presence: 'nullable' });

/** true or false, or absent. */
export const Flag = (presence: Presence = 'optional'): PropertyDecorator =>
  checkedBy(
    'flag',
    present(presence, (value) => (typeof value === 'boolean' ? null : FLAG_MESSAGE)),
  );

/** true or false, or absent; `null` is read as false. */
export const ClearableFlag = (): PropertyDecorator =>
  all(
    converted((value) => (value === null ? false : value)),
    Flag(),
  );

/** One of the given words, or absent (`required`: must be there; `nullable`: or `null`). */
export const OneOf = (
  values: readonly (string | number)[],
  presence: Presence = 'optional',
): PropertyDecorator =>
  checkedBy(
    'oneOf',
    present(presence, (value) => (values.some((known) => known === value) ? null : oneOf(values))),
  );

/** One of the given words, `''` (also from `null`), or absent. */
export const OneOfOrBlank = (values: readonly string[]): PropertyDecorator =>
  all(
    converted((value) => (value === null ? '' : value)),
    checkedBy('oneOf', (value) =>
      value === undefined || value === '' || values.some((known) => known === value)
        ? null
        : oneOf(values),
    ),
  );

import { all, checkedBy, converted, isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';

const NAME = /^[A-Za-z0-9_]{2,20}$/;

export const TRUCK_NAME_MESSAGE =
  'Truck names may only contain letters, numbers, and underscore. Truck names must be between 2 and 20 characters.';

export const isTruckName = (value: unknown): value is string =>
  typeof value === 'string' && NAME.test(value);

/** A truck's name, a rental's too. */
export const TruckName = (): PropertyDecorator =>
  checkedBy('truckName', (value) => (isTruckName(value) ? null : TRUCK_NAME_MESSAGE));

const TRUCK_ABBREVIATION_MESSAGE = 'The abbreviation must have at least 2 characters';

/** If a value is not required, a blank one counts as none. */
const blankIsNone = (needed: boolean, check: PropertyDecorator): PropertyDecorator =>
  needed
    ? check
    : all(
        converted((value) => (isBlank(value) ? undefined : value)),
        check,
      );

// Counted as PostgreSQL counts: an emoji is one character.
const abbreviationFits = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^[^\u0000-\u001f\p{Surrogate}]{2,20}$/u.test(value) &&
  [...value.trim()].length >= 2;

/** What narrow headers show: at least two characters. */
export const TruckAbbreviation = (needed: boolean): PropertyDecorator =>
  blankIsNone(
    needed,
    checkedBy('abbreviation', (value) => {
      if (isBlank(value)) return needed ? REQUIRED_MESSAGE : null;
      return abbreviationFits(value) ? null : TRUCK_ABBREVIATION_MESSAGE;
    }),
  );

const COLOR = /^(#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,30})$/;

/** A color as style sheets write it. */
export const TruckColor = (needed: boolean): PropertyDecorator =>
  blankIsNone(
    needed,
    checkedBy('color', (value) => {
      if (isBlank(value)) return needed ? REQUIRED_MESSAGE : null;
      return typeof value === 'string' && COLOR.test(value) ? null : 'Invalid color';
    }),
  );

import { counted } from '../counted.js';

/** Sentences that other programs may depend on: they stay word for word. */
export const REQUIRED_MESSAGE = 'This field is required';
export const EMAIL_MESSAGE = 'This field should be a valid email';
export const URL_MESSAGE = 'Invalid url';
export const COLOR_MESSAGE = 'Invalid hex color';

/** Sentences that may be reworded. */
export const TEXT_MESSAGE = 'This field should be a text';
export const CHARACTERS_MESSAGE = 'This field contains characters that are not allowed';
export const NUMBER_MESSAGE = 'This field should be a number';
export const WHOLE_MESSAGE = 'This field should be a whole number';
export const FLAG_MESSAGE = 'This field should be true or false';
export const ID_MESSAGE = 'This field should be an id of 24 hex characters';
export const INSTANT_MESSAGE = 'This field should be an instant in ISO 8601, UTC';
export const CLOCK_MESSAGE = 'This field should be a time such as 08:15';
export const QUARTER_MESSAGE = 'Hours are given in steps of 0.25';
export const QUARTER_MINUTES_MESSAGE = 'Minutes are given in steps of 15';
export const TENTHS_MESSAGE = 'This number has at most one decimal';
export const CENTS_MESSAGE = 'Amounts have at most two decimals';
export const OBJECT_MESSAGE = 'This field should be an object';
export const LIST_MESSAGE = 'This field should be a list';
export const ZONE_MESSAGE = 'This field should be an IANA time zone';

export const tooLong = (max: number): string => `This field takes at most ${max} characters`;
export const atLeast = (min: number): string => `This field should be at least ${min}`;
export const moreThan = (min: number): string => `This field should be more than ${min}`;
export const atMost = (max: number): string => `This field should be at most ${max}`;
export const oneOf = (values: readonly unknown[]): string =>
  `This field should be one of ${values.join(', ')}`;
const entries = (count: number): string => counted(count, 'entry', 'entries');
export const tooMany = (max: number): string => `This field takes at most ${entries(max)}`;
export const tooFew = (min: number): string => `This field needs at least ${entries(min)}`;

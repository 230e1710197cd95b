import { isEmail, isURL } from 'class-validator';
import { IANAZone } from 'luxon';
import { withoutUnseen } from '../clean-text.js';
import { TEXT_LIMITS } from './limits.js';
import {
  CLOCK_MESSAGE,
  COLOR_MESSAGE,
  EMAIL_MESSAGE,
  REQUIRED_MESSAGE,
  URL_MESSAGE,
  ZONE_MESSAGE,
} from './messages.js';
import { all, checkedBy, converted, present, type Fault, type Presence } from './rule.js';
import { clearable, isBlank, textFault } from './text.js';

export const isEmailAddress = (value: unknown): value is string =>
  textFault(value, TEXT_LIMITS.email) === null && isEmail(value);

const emailFault = (value: unknown): Fault => (isEmailAddress(value) ? null : EMAIL_MESSAGE);

/** Programs read it letter by letter: what nobody sees in it makes it another address. */
const seenOnly = (): PropertyDecorator =>
  converted((value) => (typeof value === 'string' ? withoutUnseen(value) : value));

/** An email address, `''` (also from `null`), or absent. */
export const OptionalEmail = (): PropertyDecorator =>
  all(
    seenOnly(),
    clearable(),
    checkedBy('email', (value) => (value === undefined || value === '' ? null : emailFault(value))),
  );

/** An email address; required. */
export const RequiredEmail = (): PropertyDecorator =>
  all(
    seenOnly(),
    checkedBy('email', (value) => (isBlank(value) ? REQUIRED_MESSAGE : emailFault(value))),
  );

const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' &&
  value.length <= TEXT_LIMITS.url &&
  isURL(value, { protocols: ['http', 'https'], require_protocol: true });

/** An http or https address, `''` (also from `null`), or absent. */
export const OptionalUrl = (): PropertyDecorator =>
  all(
    seenOnly(),
    clearable(),
    checkedBy('url', (value) =>
      value === undefined || value === '' || isWebAddress(value) ? null : URL_MESSAGE,
    ),
  );

/** `#` and six hex digits; required. */
export const RequiredHexColor = (): PropertyDecorator =>
  checkedBy('hexColor', (value) => {
    if (isBlank(value)) return REQUIRED_MESSAGE;
    return typeof value === 'string' && /^#[0-9a-fA-F]{6}$/.test(value) ? null : COLOR_MESSAGE;
  });

const QUARTER_OF_AN_HOUR = /^([01]\d|2[0-3]):(00|15|30|45)$/;

export const isQuarterOfAnHour = (value: unknown): value is string =>
  typeof value === 'string' && QUARTER_OF_AN_HOUR.test(value);

/** `HH:mm` on a clock on the wall, a quarter of an hour. */
export const ClockTime = (presence: Presence): PropertyDecorator =>
  checkedBy(
    'clockTime',
    present(presence, (value) => (isQuarterOfAnHour(value) ? null : CLOCK_MESSAGE)),
  );

/** A time zone of the IANA list; required. */
export const RequiredTimezone = (): PropertyDecorator =>
  checkedBy('timezone', (value) => {
    if (isBlank(value)) return REQUIRED_MESSAGE;
    const fault = textFault(value, TEXT_LIMITS.name);
    return fault ?? (IANAZone.isValidZone(String(value)) ? null : ZONE_MESSAGE);
  });

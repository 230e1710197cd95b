import { isFlat } from '#modules/booking/contract/limits.js';
import type { Details, Home } from './api';
import { isDialable } from '../../shared/format/phone';
import { Refusal, type Fault } from './refusal';
import { wholeFault, wholeOf } from './typed-whole';

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const whole = (form: FormData, name: string): number | null => wholeOf(name, text(form, name));

/** Without these nobody could be called or found. */
const NEEDED = [
  'customerInformation.firstName',
  'customerInformation.lastName',
  'customerInformation.phone',
  'from.street',
  'to.zip',
];

const HEIGHTS = ['from.floor', 'from.stories'];
const PHONE = 'customerInformation.phone';
const EMAIL = 'customerInformation.email';
const CODE = 'code';

const NOT_DIALABLE = 'Enter a phone number with 10 digits, or with + and the country code.';
const missing = (path: string): Fault => ({ path, message: 'This field is required' });

/** Where a code would go. */
export const emailOf = (form: FormData): string => text(form, EMAIL);

/**
 * @param besides whether the email address and the code are required as well
 * @throws Refusal naming every required field that is empty, a phone that nobody could call, and a height that is no number
 */
export function requireNeeded(form: FormData, besides: { email: boolean; code: boolean }): void {
  const needed = [...NEEDED, ...(besides.email ? [EMAIL] : []), ...(besides.code ? [CODE] : [])];
  const faults = needed.filter((name) => text(form, name) === '').map(missing);
  const phone = text(form, PHONE);
  if (phone !== '' && !isDialable(phone)) faults.push({ path: PHONE, message: NOT_DIALABLE });
  faults.push(...HEIGHTS.flatMap((name) => wholeFault(name, text(form, name))));
  if (faults.length > 0) throw Refusal.faulty(faults);
}

/** The form as the server expects it; the new home is assumed to be as large as the old one. */
export function detailsOf(form: FormData, { zip, fromType, size }: Home): Details {
  const home = isFlat(fromType)
    ? { locationType: fromType, bedrooms: size }
    : { locationType: fromType, sqft: size };
  const height = isFlat(fromType)
    ? { floor: whole(form, 'from.floor') }
    : { stories: whole(form, 'from.stories') };
  const code = text(form, CODE);
  return {
    ...(code ? { code } : {}),
    customerInformation: {
      firstName: text(form, 'customerInformation.firstName'),
      lastName: text(form, 'customerInformation.lastName'),
      phone: text(form, 'customerInformation.phone'),
      email: emailOf(form),
    },
    from: {
      ...home,
      ...height,
      street: text(form, 'from.street'),
      unit: text(form, 'from.unit'),
      city: text(form, 'from.city'),
      zip,
    },
    to: {
      ...home,
      street: text(form, 'to.street'),
      city: text(form, 'to.city'),
      zip: text(form, 'to.zip'),
    },
  };
}

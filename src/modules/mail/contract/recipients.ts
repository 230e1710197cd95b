import { lineOf, withoutUnseen } from '#kernel/clean-text.js';
import {
  all,
  checkedBy,
  CHARACTERS_MESSAGE,
  clearable,
  EMAIL_MESSAGE,
  headerLine,
  isBlank,
  isEmailAddress,
  REQUIRED_MESSAGE,
  tooLong,
  type Fault,
} from '#kernel/validation/index.js';

const MAX_COPIES = 20;
const MAX_COPY_LENGTH = MAX_COPIES * 256;

/** The addresses of a comma-separated list. */
export const copyAddresses = (recipientcc: string): string[] =>
  recipientcc
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');

const lineBreakFault = (value: string): Fault =>
  /[\r\n\u0000]/.test(value) ? CHARACTERS_MESSAGE : null;

const addressLine = (): PropertyDecorator => headerLine((value) => lineOf(withoutUnseen(value)));

/** One address. */
export const Recipient = (): PropertyDecorator =>
  all(
    addressLine(),
    checkedBy('recipient', (value) => {
      if (isBlank(value)) return REQUIRED_MESSAGE;
      if (typeof value !== 'string') return EMAIL_MESSAGE;
      return lineBreakFault(value) ?? (isEmailAddress(value) ? null : EMAIL_MESSAGE);
    }),
  );

/** Comma-separated addresses, or empty. */
export const CopyRecipients = (): PropertyDecorator =>
  all(
    addressLine(),
    clearable(),
    checkedBy('recipientcc', (value) => {
      if (value === undefined || value === '') return null;
      if (typeof value !== 'string') return EMAIL_MESSAGE;
      if (value.length > MAX_COPY_LENGTH) return tooLong(MAX_COPY_LENGTH);
      const addresses = copyAddresses(value);
      if (addresses.length > MAX_COPIES) return `At most ${MAX_COPIES} copies can be sent`;
      return lineBreakFault(value) ?? (addresses.every(isEmailAddress) ? null : EMAIL_MESSAGE);
    }),
  );

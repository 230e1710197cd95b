/** A phone number that somebody could call. */
export interface Phone {
  /** With the country's code; ten digits of a US number. */
  digits: string;
  isUs: boolean;
  /** Empty if there is none. */
  extension: string;
  /** All there is: no remark beside it, no other number. */
  isAlone: boolean;
}

const EXTENSION = String.raw`[\s,;]*(?<![A-Za-z])(?:extension|extn?|x|#)[\s.:=#]*(\d{1,8})`;
const EXTENSION_NEXT = new RegExp(`^${EXTENSION}(?!\\d)`, 'i');
const EXTENSION_LAST = new RegExp(`${EXTENSION}\\s*$`, 'i');

const EXTENSION_WITHIN = new RegExp(`((?:\\d[().+\\s-]*){7,}?)${EXTENSION}(?=\\s|$)`, 'gi');

const ONLY_SIGNS = /^[\d\s()./-]*$/;
const US_SIGNS = /^(?:\s*\+\s*1)?[\d\s()./-]*$/;
/** No area code begins with 0 or 1. */
const US_DIGITS = /^1?([2-9]\d{9})$/;

/**
 * A number among other signs: a US one, behind which no few digits more may follow, or one with its
 * country's code, not one that a letter breaks off. R-CUST-35; customers.phone_numbers reads the same.
 */
const NUMBERS = new RegExp(
  [
    String.raw`(?<!\d)(?:\+?\s*1[\s.-]*)?\(?[2-9]\d{2}\)?[\s./-]*\d{3}[\s./-]*\d{4}(?!\d)(?![\s.-]*\d{1,6}(?![\s.()-]*\d))`,
    String.raw`\+(?!\s*1)[\d\s().-]*\d(?![\d\s().-]*[A-WYZa-wyz]{1,2}\d)`,
  ].join('|'),
  'g',
);

/** An area code, and words in place of the rest: `1-800-MOVE-NOW`, `405 555 CALL`. */
const IN_LETTERS =
  /^\s*(?:\+?\s*1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*(?:[\dA-Z][\dA-Z\s.-]*|[\da-z][\da-z.-]*)$/;

/** No words but slips, such as a letter O for a zero: what is dialed then is a stranger's number. */
const STRAY_LETTERS = /(?<![A-Za-z])(?:[A-Za-z]{1,2}|[OIL]+|[oil]+)(?![A-Za-z])/;

const isInLetters = (text: string): boolean => IN_LETTERS.test(text) && !STRAY_LETTERS.test(text);

const KEYPAD = '22233344455566677778889999';

/** The digits that a keypad has for letters. */
const keypadDigits = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65] ?? '')
    .replace(/\D/g, '');

/** What is dialed from here to reach other countries stands for the plus. */
const withPlus = (text: string): string => text.replace(/^\s*(?:011|00)(?=[\s-]*[2-9])/, '+');

/** The digits to dial; null where they are too few or too many. */
function dialable(written: string): { digits: string; isUs: boolean } | null {
  const isOther = /^\s*\+(?!\s*1)/.test(written);
  const digits = (isOther ? written.replace(/\(0\)/g, '') : written).replace(/\D/g, '');
  if (isOther) return digits.length >= 8 && digits.length <= 15 ? { digits, isUs: false } : null;
  const us = US_DIGITS.exec(digits)?.[1];
  return us !== undefined && US_SIGNS.test(written) ? { digits: us, isUs: true } : null;
}

/** All numbers of a text, in its order; what is a remark, or no whole number, is left out. */
export function readPhones(typed: string): Phone[] {
  const text = withPlus(typed);
  const bare = text.replace(EXTENSION_LAST, '');
  const whole = isInLetters(bare) ? dialable(keypadDigits(bare)) : null;
  const alone = US_SIGNS.test(bare) ? dialable(bare) : whole;
  if (alone) return [{ ...alone, extension: EXTENSION_LAST.exec(text)?.[1] ?? '', isAlone: true }];
  return [...text.matchAll(NUMBERS)].flatMap(({ 0: written, index }) => {
    const number = dialable(written);
    const after = text.slice(index + written.length);
    const [beside = '', extension = ''] = EXTENSION_NEXT.exec(after) ?? [];
    const isAlone = text.slice(0, index).trim() === '' && after.slice(beside.length).trim() === '';
    return number ? [{ ...number, extension, isAlone }] : [];
  });
}

/** The digits of each number of a text, without extensions; of what is no whole number, its digits. */
export function phoneNumbers(phone: string): string[] {
  const numbers = readPhones(phone).map(({ digits }) => digits);
  return numbers.length > 0 ? numbers : [phoneDigits(phone)].filter(Boolean);
}

/** What is looked for, without extensions behind numbers: who has the number is meant. */
export const withoutExtensions = (sought: string): string =>
  sought.replace(EXTENSION_WITHIN, '$1 ');

/** The number of a text, the first one where it has several; null if nobody could call it. */
export const readPhone = (phone: string): Phone | null => readPhones(phone)[0] ?? null;

/**
 * What tells numbers apart: the digits of a US number without the country's code, of another one with
 * it, never those of the extension; of what is no whole number, its digits.
 */
export const phoneDigits = (phone: string): string =>
  readPhone(phone)?.digits ?? withPlus(phone).replace(EXTENSION_LAST, '').replace(/\D/g, '');

/** `(405) 555-0100`, `(405) 555-0100 x12` for a US number alone; any other as it was typed. */
export function showPhone(phone: string | null | undefined): string {
  const read = readPhone(phone ?? '');
  const isInDigits = ONLY_SIGNS.test((phone ?? '').replace(EXTENSION_LAST, '').replace('+', ''));
  if (!phone || !read?.isUs || !read.isAlone || !isInDigits) return phone ?? '';
  const { digits, extension } = read;
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${shown} x${extension}` : shown;
}

/** One letter behind or before a digit. */
const LETTER_AMONG_DIGITS = /(?<=\d)[A-Za-z](?![A-Za-z])|(?<![A-Za-z])[A-Za-z](?=\d)/;

/** What is wrong with a number once it is typed; null if it can be called, or has no digits. */
export function phoneFault(phone: string): string | null {
  const number = withPlus(phone).replace(EXTENSION_LAST, '');
  const { length } = keypadOf(number);
  if (!/\d/.test(phone) || readPhone(phone) !== null) return null;
  const letter = LETTER_AMONG_DIGITS.exec(number)?.[0];
  if (letter !== undefined) return `The letter ${letter} stands among the digits.`;
  if (/^\s*\+(?!\s*1)/.test(number)) {
    return `A phone number with its country’s code has 8 to 15 digits, this one has ${length}.`;
  }
  return length === 10
    ? 'An area code begins with 2 to 9.'
    : `A phone number has 10 digits, this one has ${length}.`;
}

/** The digits, those of letters too where they stand for digits, without the country's 1. */
const keypadOf = (number: string): string =>
  (isInLetters(number) ? keypadDigits(number) : number.replace(/\D/g, '')).replace(/^1/, '');

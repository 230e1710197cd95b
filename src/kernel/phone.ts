import { plainWidth } from './clean-text.js';
import { usualSigns } from './sought-text.js';

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

/** What stands between the digits of one number, for a class of a regular expression. */
export const PHONE_SIGNS = String.raw`\s()\[\]{}./|_*~•·∙●-`;
/** One of the signs that also stand between two numbers, or any others. */
const GAP = `(?:[,;:]|[${PHONE_SIGNS}]*)`;
const ANY = `[,;:${PHONE_SIGNS}]*`;

const EXTENSION_WITHIN = new RegExp(
  String.raw`((?:\d[+${PHONE_SIGNS}]*){7,}?)${EXTENSION}(?=\s|$)`,
  'gi',
);

/** Digits and what stands between them; without, and with, the country's code. */
export const ONLY_SIGNS = new RegExp(String.raw`^[\d,;:${PHONE_SIGNS}]*$`);
export const US_SIGNS = new RegExp(String.raw`^(?:\s*\+\s*1)?[\d${PHONE_SIGNS}]*$`);
const WITH_PLUS = /^\s*\+(?!\s*1)/;
/** No area code begins with 0 or 1. */
const US_DIGITS = /^1?([2-9]\d{9})$/;

/** A US number in its usual parts. */
const IN_PARTS = new RegExp(
  String.raw`^${ANY}(?:(?:\+${ANY})?1${ANY})?[2-9]\d{2}${ANY}\d{3}${ANY}\d{4}${ANY}$`,
);

const US_NUMBER = String.raw`(?<!\d)(?:\+?\s*1${GAP})?\(?[2-9]\d{2}${GAP}\d{3}${GAP}\d{4}(?!\d)`;
/** With them a US number has too many digits. */
const MORE_DIGITS = String.raw`[\s._•·∙●-]*\d{1,6}[\s.()-]*(?:${EXTENSION}\s*)?$`;
const OTHER_SIGNS = String.raw`\s()\[\]._•·∙●-`;
/** With its country's code, and not one that a letter breaks off. */
const OTHER_NUMBER = String.raw`\+(?!\s*1)[\d${OTHER_SIGNS}]*\d(?![\d${OTHER_SIGNS}]*[A-WYZ]{1,2}\d)`;

/** The numbers of a text with other words. R-CUST-35; customers.phone_numbers reads the same. */
const NUMBERS = new RegExp(`${US_NUMBER}(?!${MORE_DIGITS})|${OTHER_NUMBER}`, 'gi');

/** An area code, and words in place of the rest: `1-800-MOVE-NOW`, `405 555 CALL`. */
const IN_LETTERS =
  /^\s*(?:\+?\s*1[\s.-]*)?\(?[2-9]\d{2}\)?[\s.-]*(?:[\dA-Z][\dA-Z\s.-]*|[\da-z][\da-z.-]*)$/;

/** No words but slips, such as a letter O for a zero: what is dialed then is a stranger's number. */
const STRAY_LETTERS =
  /(?<![A-Za-z])(?:[A-Za-z]|[OIL]+|[oil]+)(?![A-Za-z])|(?<=\d)[A-Za-z]{2}(?![A-Za-z])|(?<![A-Za-z])[A-Za-z]{2}(?=\d)/;
/** One of two letters, the GO of GO-FEDEX, only stands beside a longer one. */
const WORD = /[A-Za-z]{3}/;

/** Words with more letters than the number has digits, which phones ignore: `1-800-CONTACTS`. No names behind a number. */
const MORE_LETTERS =
  /^\s*(?:\+?\s*1[\s.-]*)?\(?[2-9]\d{2}\)?(?=(?:[\s.-]*[\dA-Za-z]){7}[A-Za-z.-]*\s*$)(?:[\s.-]*\d){0,3}[\s.-]*[A-Za-z][\dA-Za-z.-]*\s*$/;

const isInLetters = (text: string): boolean =>
  IN_LETTERS.test(text) && WORD.test(text) && !STRAY_LETTERS.test(text);

const KEYPAD = '22233344455566677778889999';

/** The digits that a keypad has for letters. */
const keypadDigits = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => KEYPAD[letter.charCodeAt(0) - 65] ?? '')
    .replace(/\D/g, '');

/** Of words in place of digits. */
function letteredDigits(text: string): string {
  const digits = keypadDigits(text);
  return MORE_LETTERS.test(text) ? digits.slice(0, digits.startsWith('1') ? 11 : 10) : digits;
}

/** What any keyboard types, with the signs of a usual one. */
const plainSigns = (text: string): string => usualSigns(plainWidth(text));

/** What is dialed from here to reach other countries stands for the plus. */
const withPlus = (text: string): string => text.replace(/^\s*(?:011|00)(?=[\s-]*[2-9])/, '+');

/** The digits to dial; null where they are too few or too many. */
function dialable(written: string): { digits: string; isUs: boolean } | null {
  const hasPlus = WITH_PLUS.test(written);
  const digits = (hasPlus ? written.replace(/\(0\)/g, '') : written).replace(/\D/g, '');
  const us = US_DIGITS.exec(digits)?.[1];
  if (us !== undefined && !hasPlus) return { digits: us, isUs: true };
  const isOther = hasPlus && digits.length >= 8 && digits.length <= 15;
  return isOther ? { digits, isUs: false } : null;
}

/** All numbers of a text, in its order; what is a remark, or no whole number, is left out. */
export function readPhones(typed: string): Phone[] {
  const text = withPlus(plainSigns(typed));
  const bare = text.replace(EXTENSION_LAST, '');
  const whole = isInLetters(bare) ? dialable(letteredDigits(bare)) : null;
  const alone = US_SIGNS.test(bare) || IN_PARTS.test(bare) ? dialable(bare) : whole;
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
  readPhone(phone)?.digits ??
  withPlus(plainSigns(phone)).replace(EXTENSION_LAST, '').replace(/\D/g, '');

const SEVEN_DIGITS = /^(\d{3})(\d{4})$/;

/**
 * `(405) 555-0100`, `(405) 555-0100 x12` for a US number alone, `555-0100` where seven digits lack their area code; any
 * other as it was typed.
 */
export function showPhone(phone: string | null | undefined): string {
  const read = readPhone(phone ?? '');
  if (phone && SEVEN_DIGITS.test(phone)) return phone.replace(SEVEN_DIGITS, '$1-$2');
  const isInDigits = ONLY_SIGNS.test(
    plainSigns(phone ?? '')
      .replace(EXTENSION_LAST, '')
      .replace('+', ''),
  );
  if (!phone || !read?.isUs || !read.isAlone || !isInDigits) return phone ?? '';
  const { digits, extension } = read;
  const shown = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  return extension ? `${shown} x${extension}` : shown;
}

/** One letter behind or before a digit. */
const LETTER_AMONG_DIGITS = /(?<=\d)[A-Za-z](?![A-Za-z])|(?<![A-Za-z])[A-Za-z](?=\d)/;

/** What is wrong with a number once it is typed; null if it can be called, or has no digits. */
export function phoneFault(phone: string): string | null {
  const number = withPlus(plainSigns(phone)).replace(EXTENSION_LAST, '');
  const digits = keypadOf(number);
  if (!/\p{Nd}/u.test(phone) || readPhone(phone) !== null) return null;
  const letter = LETTER_AMONG_DIGITS.exec(number)?.[0];
  if (letter !== undefined) return `The letter ${letter} stands among the digits.`;
  if (WITH_PLUS.test(number)) {
    return `A phone number with its country’s code has 8 to 15 digits, this one has ${digits.length}.`;
  }
  if (US_DIGITS.test(digits)) return 'The ten digits of a phone number stand next to each other.';
  return digits.length === 10
    ? 'An area code begins with 2 to 9.'
    : `A phone number has 10 digits, this one has ${digits.length}.`;
}

/** The digits, those of letters too where they stand for digits, without a 1 that can be the country's. */
const keypadOf = (number: string): string =>
  (isInLetters(number) ? letteredDigits(number) : number.replace(/\D/g, '')).replace(
    /^1(?=\d{7})/,
    '',
  );

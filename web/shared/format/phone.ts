import { phoneDigits, showPhone } from '#kernel/phone.js';

export { showPhone };

/** `tel:+14055550100`, for a link that dials. */
export function phoneLink(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}

const US_DIGITS = 10;
const US_SIGNS = /^[\d\s().-]*$/;
const IS_US = /^(?:\+\s*1)?[\d\s().-]*$/;

/** What is kept of a number as it is typed: the digits of a US number, any other as it stands. */
export function phoneTyped(text: string): string {
  const digits = text.replace(/\D/g, '');
  return US_SIGNS.test(text) && digits.length <= US_DIGITS ? digits : text;
}

/** `405`, `(405) 555`, `(405) 555-0123`: a US number while it is typed; any other as it stands. */
export function phoneAsTyped(phone: string): string {
  if (!/^\d{1,10}$/.test(phone)) return IS_US.test(phone) ? showPhone(phone) : phone;
  const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];
  if (!exchange) return area;
  return line ? `(${area}) ${exchange}-${line}` : `(${area}) ${exchange}`;
}

/** Where the caret is after so many digits of a shown number. */
export function phoneCaret(shown: string, digits: number): number {
  let left = digits;
  for (let at = 0; at < shown.length; at += 1) {
    if (left === 0) return at;
    if (/\d/.test(shown[at] ?? '')) left -= 1;
  }
  return shown.length;
}

/**
 * What Backspace meant that left `typed` of a shown number, and where the caret is then: over a sign,
 * which would come back, the digit before it.
 */
export function phoneErased(
  shown: string,
  typed: string,
  caret: number,
): { typed: string; caret: number } {
  const digits = typed.replace(/\D/g, '');
  const isSign = typed.length === shown.length - 1 && phoneAsTyped(digits) === shown;
  const at = isSign ? typed.slice(0, caret).search(/\d\D*$/) : -1;
  return at === -1
    ? { typed, caret }
    : { typed: typed.slice(0, at) + typed.slice(at + 1), caret: at };
}

const EXTENSION = /\s*(?:x|ext\.?|extension)\s*\d+$/i;

/** Whether somebody could call it: a US number, or one with + and its country code. */
export function isDialable(phone: string): boolean {
  const number = phone.trim().replace(EXTENSION, '');
  if (!number.startsWith('+')) return phoneDigits(number).length === US_DIGITS;
  const { length } = number.replace(/\D/g, '');
  return length >= 8 && length <= 15;
}

/** What is wrong with a number once it is typed; null if it may be right. */
export function phoneFault(phone: string): string | null {
  const digits = phoneDigits(phone);
  const isOfOther = !US_SIGNS.test(phone);
  if (phone.trim() === '' || digits.length === US_DIGITS || isOfOther) return null;
  return `A phone number has 10 digits, this one has ${digits.length}.`;
}

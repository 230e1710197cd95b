import { plainWidth } from '#kernel/clean-text.js';
import { ONLY_SIGNS, phoneFault, readPhone, showPhone, US_SIGNS } from '#kernel/phone.js';

export { phoneFault, showPhone };

/** `tel:+14055550100;ext=12`, for a link that dials; null if nobody could call it. */
export function phoneLink(phone: string): string | null {
  const read = readPhone(phone);
  if (!read) return null;
  const { digits, isUs, extension } = read;
  return `tel:+${isUs ? '1' : ''}${digits}${extension && `;ext=${extension}`}`;
}

/** Whether somebody could call it: a US number, or one with + and its country code. */
export const isDialable = (phone: string): boolean => readPhone(phone) !== null;

const US_DIGITS = 10;

/**
 * What is kept of a number as it is typed: the digits of a US number, any other as it stands, but for
 * ten digits that have their form already.
 */
export function phoneTyped(typed: string): string {
  const text = plainWidth(typed);
  const digits = text.replace(/\D/g, '');
  if (ONLY_SIGNS.test(text) && digits.length <= US_DIGITS) return digits;
  return text.replace(/^\d{10}(?=\D)/, phoneAsTyped);
}

/**
 * What somebody typed until now, with the signs that the shown form has not: what goes on as no US
 * number stays as it was typed.
 * @param before what they had typed until then
 */
export function phoneWritten(typed: string, shown: string, before: string): string {
  const isMore = typed.length > shown.length && typed.startsWith(shown);
  const isSame = phoneAsTyped(phoneTyped(before)) === shown;
  return isMore && isSame ? before + typed.slice(shown.length) : typed;
}

/** `1-800-555-0123` while it is typed. */
const withCountry = (digits: string): string =>
  [digits.slice(0, 1), digits.slice(1, 4), digits.slice(4, 7), digits.slice(7)]
    .filter(Boolean)
    .join('-');

/** `405`, `(405) 555`, `(405) 555-0123`: a US number while it is typed; any other as it stands. */
export function phoneAsTyped(phone: string): string {
  if (!/^\d{1,10}$/.test(phone)) return US_SIGNS.test(phone) ? showPhone(phone) : phone;
  const [area, exchange, line] = [phone.slice(0, 3), phone.slice(3, 6), phone.slice(6)];
  // The country's 1, before a number that may go on in letters.
  if (area.startsWith('1')) return withCountry(phone);
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

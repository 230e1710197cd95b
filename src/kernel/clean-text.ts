/**
 * Characters of which nothing is seen: control characters, those that turn the direction of the text
 * after them, so that a name looks like another one, and those that only say how their neighbors are
 * written or parted.
 */
const UNSEEN = '\\p{Cc}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb';

const LETTER = '(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{M}]';
const EMOJI = '\\p{Extended_Pictographic}\\ufe0f?\\p{Emoji_Modifier}?';

/** Where an unseen character means something: it changes what is read, or holds a picture together. */
const MEANT = [
  // A flag of a country's part; a family, a flag of colors, a heart in red; a digit on a key.
  '\\u{1f3f4}[\\u{e0020}-\\u{e007e}]+\\u{e007f}',
  `${EMOJI}(?:\\u200d${EMOJI})*`,
  '[0-9#*]\\ufe0f\\u20e3',
  // Persian and the scripts of India join and part letters by them.
  `(?<=${LETTER})[\\u200c\\u200d](?=${LETTER})`,
  '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  '(?<=(?!\\p{Default_Ignorable_Code_Point})\\p{Script=Mongolian})[\\u180b-\\u180f]',
].join('|');

const BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** A blank of any width, and the one of braille. */
const BLANK = /[\p{Zs}\u2800]/gu;
const BLANKS = / {2,}/g;
const MEANT_OR_UNSEEN = new RegExp(`(${MEANT})|[${UNSEEN}]`, 'gu');
const ANY_UNSEEN = new RegExp(`(?!${BREAKS_AND_TABS.source})[${UNSEEN}]`, 'gu');
const SEEN = new RegExp(`[^\\s\\u2800${UNSEEN}]`, 'u');
/** In longer texts only what misleads is dropped: the rest may be how a language is set. */
const STRAY = /(?![\t\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** No letters: a name stays as it was typed. */
const WIDE = /[\uff01-\uff20\uff3b-\uff40\uff5b-\uff5e]/g;
const WIDER_BY = 0xfee0;
/** Most texts are this simple. */
const PLAIN = /^[ -~]*$/;

/** Whether a person would see anything of a text. */
export const isSeen = (text: string): boolean => SEEN.test(text);

/** With the digits and signs that East Asian keyboards type at twice the width as those that all others do. */
export const plainWidth = (text: string): string =>
  text.replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDER_BY));

/**
 * A text without what nobody sees, wherever it stands: an address of the web, or of an email. Breaks and tabs
 * stay: dropped, they would make one of the two that they part.
 */
export const withoutUnseen = (text: string): string =>
  PLAIN.test(text) ? text : text.replace(ANY_UNSEEN, '');

/**
 * One line, as a person sees it: breaks and tabs become a blank, blanks in a row a single one, wide digits and signs
 * plain ones; unseen characters are dropped where they mean nothing, and so are blanks around it.
 */
export function lineOf(text: string): string {
  if (PLAIN.test(text)) return text.replace(BLANKS, ' ').trim();
  return plainWidth(text)
    .replace(BREAKS_AND_TABS, ' ')
    .replace(MEANT_OR_UNSEEN, (_found, meant: string | undefined) => meant ?? '')
    .replace(BLANK, ' ')
    .replace(BLANKS, ' ')
    .trim();
}

/**
 * Several lines: every break is a line break, whichever word processor made it; tabs and blanks stay.
 * A text of which nothing is seen is empty.
 */
function linesOf(text: string): string {
  return isSeen(text) ? text.replace(BREAK, '\n').replace(STRAY, '') : '';
}

/** `lineOf`, for what may be no text. */
export const cleanLine = (value: unknown): unknown =>
  typeof value === 'string' ? lineOf(value) : value;

/** `linesOf`, for what may be no text. */
export const cleanLines = (value: unknown): unknown =>
  typeof value === 'string' ? linesOf(value) : value;

/** A value with every text in it, names of properties too, as one clean line. */
export function cleanAll(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanAll);
  if (typeof value !== 'object' || value === null || value instanceof Date) return cleanLine(value);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [lineOf(key), cleanAll(inner)]),
  );
}

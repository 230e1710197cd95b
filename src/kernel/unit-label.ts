import { addressWords } from './address-key.js';
import { lineOf } from './clean-text.js';

const SIGN = /^(?:[#№\s]+|(?:no|nr|n[°º])\.?\s*(?=\d))+/i;

/** Words for parts of a building; any other one may be a code, such as PHA. */
const KNOWN = String.raw`apt|apartment|unit|suite|ste|bldg|building|floor|fl|room|rm|rear|front|lower|upper|level|lot|trailer|space|office|penthouse|basement|garage`;

/** A known word before the number, or alone: `Apt 4B`, `Rear`. */
const KNOWN_FIRST = new RegExp(String.raw`^(${KNOWN})(?!\p{L})\.?[\s:#]*(.*)$`, 'iu');
const KNOWN_ANYWHERE = new RegExp(String.raw`(?<!\p{L})(?:${KNOWN})(?!\p{L})`, 'giu');

/** Any other word; digits in it make it a number. */
const WORD_FIRST = /^\p{L}{3,}(?![\p{L}\p{N}])/u;

/** A number that is a word: `2nd floor`. */
const COUNTED = /^\d+(?:st|nd|rd|th)\b/i;

/** With capitals for known words that were typed in one case; `2nd floor` and `Lower level` go on. */
const withCapitals = (text: string): string =>
  text.replace(KNOWN_ANYWHERE, (word, at: number) => {
    const goesOn = /\p{L}{2}\s+$/u.test(text.slice(0, at)) && word === word.toLowerCase();
    const isInOneCase = word === word.toLowerCase() || word === word.toUpperCase();
    return goesOn || !isInOneCase
      ? word
      : `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
  });

/** How a unit is written, however it was typed: `#4B` for 4B and # 4B, `Apt 4B` for apt. #4B. */
export function unitLabel(unit: string): string {
  const bare = lineOf(unit).replace(SIGN, '');
  if (bare === '') return '';
  const [, word, number = ''] = KNOWN_FIRST.exec(bare) ?? [];
  if (word !== undefined) return withCapitals([word, number].filter(Boolean).join(' '));
  if (COUNTED.test(bare)) return withCapitals(bare.replace(COUNTED, (nth) => nth.toLowerCase()));
  return withCapitals(WORD_FIRST.test(bare) ? bare : `#${bare}`);
}

/** `1200 N Walker Ave #4B`: a street with its unit, once where the street has it too. */
export function streetLine({ street, unit }: { street: string; unit: string }): string {
  const label = unitLabel(unit);
  if (label === '' || street === '') return street || label;
  const [line, end] = [addressWords(street), addressWords(label)];
  const isBareNumber = end.every((word) => /^\d*$/.test(word));
  const isThere = !isBareNumber && line.slice(-end.length).join(' ') === end.join(' ');
  return isThere ? street : `${street} ${label}`;
}

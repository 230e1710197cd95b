import { addressWords } from './address-key.js';
import { lineOf } from './clean-text.js';

const SIGN = /^(?:[#\s]+|(?:no|nr)\.?\s*(?=\d))+/i;

/** A word before the number, or alone: `Apt 4B`, `Rear`. */
const WORD = /^(fl|rm|\p{L}{3,})(?![\p{L}])\.?[\s:#]*(.*)$/iu;

/** A number that is a word: `2nd floor`. */
const COUNTED = /^\d+(?:st|nd|rd|th)\b/i;

/** A word that was typed in one case. */
const asWord = (word: string): string =>
  word === word.toLowerCase() || word === word.toUpperCase()
    ? `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`
    : word;

/** How a unit is written, however it was typed: `#4B` for 4B and # 4B, `Apt 4B` for apt. #4B. */
export function unitLabel(unit: string): string {
  const bare = lineOf(unit).replace(SIGN, '');
  if (bare === '' || COUNTED.test(bare)) return bare;
  const [, word, number = ''] = WORD.exec(bare) ?? [];
  return word === undefined ? `#${bare}` : [asWord(word), number].filter(Boolean).join(' ');
}

/** `1200 N Walker Ave #4B`: a street with its unit, once where the street has it too. */
export function streetLine({ street, unit }: { street: string; unit: string }): string {
  const label = unitLabel(unit);
  if (label === '' || street === '') return street || label;
  const [line, end] = [addressWords(street), addressWords(label)];
  const isThere = end.length > 1 && line.slice(-end.length).join(' ') === end.join(' ');
  return isThere ? street : `${street} ${label}`;
}

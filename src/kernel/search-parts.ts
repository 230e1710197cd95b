import { PHONE_SIGNS, readPhone, readPhones, withoutExtensions } from './phone.js';
import { soughtWords } from './sought-text.js';

/** Only digits, parentheses and the like. */
const PHONE_LIKE = new RegExp(String.raw`^[\d+${PHONE_SIGNS}]+$`);
const ONLY_SIGNS = new RegExp(`^[+${PHONE_SIGNS}]+$`);
/** A number as it is told to neighbors, without its area code. */
const LOCAL_NUMBER = /^\d{3}[.-]\d{4}$/;
const MIN_PHONE_DIGITS = 3;
const COUNTRY = /^\s*\+\s*1/;
const DIGITS_WITH_COUNTRY = /^1(?=\d{10}$)/;

/** What every hit has: all of the words, or one of the phone numbers that they may be together. */
export interface SearchPart {
  words: readonly string[];
  phones: readonly string[];
}

/** Neighbors of one kind are one part; a word and a local number are each one of its own. */
type Kind = 'word' | 'local number' | 'number' | 'digits';

const joinsNeighbors = (kind: Kind | undefined): boolean => kind === 'number' || kind === 'digits';

/** The numbers that words may be, in digits without the country's 1, also a part of a number. */
export function phonesOf(words: readonly string[]): string[] {
  const text = words.join(' ');
  const isInDigits = words.every((word) => PHONE_LIKE.test(word));
  const whole = readPhones(text).filter(({ isAlone }) => isAlone || isInDigits);
  if (whole.length > 0 || !isInDigits) return whole.map(({ digits }) => digits);
  const digits = text.replace(COUNTRY, '').replace(/\D/g, '');
  return digits.length < MIN_PHONE_DIGITS ? [] : [digits.replace(DIGITS_WITH_COUNTRY, '')];
}

/** What to look for, word by word; every word must be found. Some words are one phone number. */
export function searchWords(term: string): string[] {
  const words = soughtWords(term).filter((word) => !ONLY_SIGNS.test(word));
  return words.length > 0 ? words : [term.trim()].filter(Boolean);
}

/** How many words from here on are one whole US number. */
function wordsOfNumber(words: readonly string[], from: number): number {
  const ends = words.slice(from).findIndex((_, more) => {
    const read = readPhone(words.slice(from, from + more + 1).join(' '));
    return read?.isUs === true && read.isAlone;
  });
  return ends + 1;
}

/** What each word is of those in a row that look like phones: a number ends where it is whole. */
function kindsOf(run: readonly string[]): Kind[] {
  if (readPhones(run.join(' ')).some(({ isUs }) => !isUs)) return run.map(() => 'digits');
  const kinds: Kind[] = [];
  while (kinds.length < run.length) {
    const count = wordsOfNumber(run, kinds.length);
    if (count > 0) kinds.push(...Array<Kind>(count).fill('number'));
    else kinds.push(LOCAL_NUMBER.test(run[kinds.length] ?? '') ? 'local number' : 'digits');
  }
  return kinds;
}

/** The words of a term, those of a phone number together. */
export function searchParts(term: string): SearchPart[] {
  const words = searchWords(withoutExtensions(term));
  const kinds: Kind[] = [];
  while (kinds.length < words.length) {
    const rest = words.slice(kinds.length);
    const end = rest.findIndex((word) => !PHONE_LIKE.test(word));
    const run = end < 0 ? rest : rest.slice(0, end);
    kinds.push(...(run.length > 0 ? kindsOf(run) : (['word'] as const)));
  }
  const parts: string[][] = [];
  for (const [at, word] of words.entries()) {
    if (joinsNeighbors(kinds[at]) && kinds[at] === kinds[at - 1]) parts.at(-1)?.push(word);
    else parts.push([word]);
  }
  return parts.map((part) => ({ words: part, phones: phonesOf(part) }));
}

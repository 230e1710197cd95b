import { readPhones, withoutExtensions } from '#kernel/phone.js';
import { joined, soughtWords } from '#kernel/sought-text.js';

/** Only digits, parentheses and the like. */
const PHONE_LIKE = /^[\d()+.\-/]+$/;
const MIN_PHONE_DIGITS = 3;
const DIGITS_WITH_COUNTRY = /^1(?=\d{10}$)/;

/** What every hit has: all of the words, or one of the phone numbers that they may be together. */
export interface SearchPart {
  words: readonly string[];
  phones: readonly string[];
}

/** The numbers that words may be, in digits without the country's 1, also a part of a number. */
function phonesOf(words: readonly string[]): string[] {
  const text = words.join(' ');
  const isInDigits = words.every((word) => PHONE_LIKE.test(word));
  const whole = readPhones(text).filter(({ isAlone }) => isAlone || isInDigits);
  if (whole.length > 0 || !isInDigits) return whole.map(({ digits }) => digits);
  const digits = text.replace(/\D/g, '');
  return digits.length < MIN_PHONE_DIGITS ? [] : [digits.replace(DIGITS_WITH_COUNTRY, '')];
}

/** What to look for, word by word; every word must be found. Some words are one phone number. */
export const searchWords = (term: string): string[] => {
  const words = soughtWords(term);
  return words.length > 0 ? words : [term.trim()].filter(Boolean);
};

/** The words of a term, those of a phone number together. */
export function searchParts(term: string): SearchPart[] {
  const parts: string[][] = [];
  let isInPhone = false;
  for (const word of searchWords(withoutExtensions(term))) {
    const isPhone = PHONE_LIKE.test(word);
    if (isPhone && isInPhone) parts.at(-1)?.push(word);
    else parts.push([word]);
    isInPhone = isPhone;
  }
  return parts.map((words) => ({ words, phones: phonesOf(words) }));
}

/** A word of a name as it is written together; of an email address or a number, nothing. */
export const joinedWord = (word: string): string =>
  word.includes('@') || !/\p{L}/u.test(word) ? word : joined(word);

/**
 * The ways in which a whole term may be in a search text: as it stands, a phone in digits, "Last,
 * First" the other way round, names written together.
 */
export function wholeTerms(term: string): string[] {
  const [part, ...others] = searchParts(term);
  const [last = '', first = '', ...more] = term.split(/\s*,\s*/);
  const turned = first !== '' && more.length === 0 ? [`${first} ${last}`.trim()] : [];
  const names = [term, ...turned];
  const together = names.map((name) => searchWords(name).map(joinedWord).join(' '));
  const phones = part && others.length === 0 ? part.phones : [];
  return [...new Set([...names, ...phones, ...together])].filter(Boolean);
}

/**
 * The characters that join the parts of an email address, and the capitals that replace them in
 * search texts, which have no other capitals. The trigram index takes a letter for part of a word,
 * so the domains, which are in nearly every row, do not count as beginnings of words.
 */
export const ADDRESS_SIGNS = { signs: '@.', letters: 'QZ' } as const;

/** A plain text as it is written in the search texts. */
export const sealed = (plain: string): string =>
  plain.replace(
    /[@.]/g,
    (sign) => ADDRESS_SIGNS.letters[ADDRESS_SIGNS.signs.indexOf(sign)] ?? sign,
  );

/** What is before the `@` of an address, if that is enough to find it by. */
const LOCAL_PART = /^[^@]{3,}@/;

export const localPartOf = (word: string): string | null => LOCAL_PART.exec(word)?.[0] ?? null;

/**
 * Letters that a word needs before a typo in it is forgiven; a typo in digits makes another number.
 */
const MIN_SLIP_LETTERS = 4;

/** What is looked for, and how (R-LIST-6). */
export const toleratesTypo = (word: string): boolean =>
  (word.match(/\p{L}/gu)?.length ?? 0) >= MIN_SLIP_LETTERS;

/** The parts of a name as the typo dictionary stores them: `o'brien` is `o` and `brien`. */
export const nameParts = (term: string): string[] => term.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The word with each of its letters left out. */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, at) => letters.filter((_letter, other) => other !== at).join(''));
  return [...new Set(shorter)];
}

/**
 * Whether one word becomes the other by one letter inserted, left out or replaced, or two neighbors
 * swapped.
 */
export function isOneTypo(one: string, other: string): boolean {
  const [long, short] = [[...one], [...other]].sort((a, b) => b.length - a.length);
  if (!long || !short) return false;
  const at = long.findIndex((letter, place) => letter !== short[place]);
  if (at < 0) return false;
  const restOf = (letters: readonly string[], from: number): string => letters.slice(from).join('');
  const rest = restOf(long, at + 1);
  if (long.length > short.length) return rest === restOf(short, at);
  const isSwap = long[at] === short[at + 1] && long[at + 1] === short[at];
  return (
    rest === restOf(short, at + 1) || (isSwap && restOf(long, at + 2) === restOf(short, at + 2))
  );
}

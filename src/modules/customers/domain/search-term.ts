import { joined, LEAST_JOINED } from '#kernel/sought-text.js';
import { searchParts, searchWords } from '#kernel/search-parts.js';

/**
 * A word of a name as it is written together, if that is long enough to tell it from others; of an
 * email address or a number, the word itself.
 */
export function joinedWord(word: string): string {
  const together = joined(word);
  const isName = !word.includes('@') && /\p{L}/u.test(word);
  return isName && together.length >= LEAST_JOINED ? together : word;
}

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

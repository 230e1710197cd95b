/** Digits, brackets and the like only: such a term is sought among phone numbers too. */
const PHONE_LIKE = /^[\d\s()+.\-/]*$/;
const MIN_PHONE_DIGITS = 3;
const DIGITS_WITH_COUNTRY = /^1(?=\d{10}$)/;

/** The digits to seek, null when the term is no part of a phone number; without the country's 1. */
export function phoneTerm(term: string): string | null {
  const digits = term.replace(/\D/g, '');
  if (!PHONE_LIKE.test(term) || digits.length < MIN_PHONE_DIGITS) return null;
  return digits.replace(DIGITS_WITH_COUNTRY, '');
}

/** What is sought, word by word; every one must be found. */
export const searchWords = (term: string): string[] => term.split(/\s+/).filter(Boolean);

/** Words long enough to forgive a typing slip in. Source: api.md section 4, `search`. */
const MIN_SLIP_LETTERS = 4;
const LETTERS_ONLY = /^\p{L}+$/u;

export const toleratesSlip = (word: string): boolean =>
  [...word].length >= MIN_SLIP_LETTERS && LETTERS_ONLY.test(word);

/** The parts of a name as the slip dictionary keeps them: `o'brien` is `o` and `brien`. */
export const nameParts = (term: string): string[] => term.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** The word with each of its letters left out. */
export function deletionsOf(word: string): string[] {
  const letters = [...word];
  const shorter = letters.map((_, at) => letters.filter((_letter, other) => other !== at).join(''));
  return [...new Set(shorter)];
}

/** The word with each two neighbouring letters exchanged. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, at) => {
    const before = letters[at] ?? '';
    return [...letters.slice(0, at), letter, before, ...letters.slice(at + 2)].join('');
  });
  return [...new Set(swapped)].filter((other) => other !== word);
}

/** Letters that do not fall apart into a plain one and its accent. */
const LIGATURES: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
};

const ACCENTS = /\p{M}/gu;

/** Lower case, without accents, single spaces: as texts are stored for search and as terms are sought. */
export const searchText = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();

/** The digits of a phone number. */
export const phoneDigits = (text: string | null | undefined): string =>
  (text ?? '').replace(/\D/g, '');

/** Digits, brackets and the like only: such a term is sought among phone numbers. */
const PHONE_LIKE = /^[\d\s()+.\-/]*$/;
const MIN_PHONE_DIGITS = 3;

/** The digits to seek, null when the term is no part of a phone number. */
export function phoneTerm(term: string): string | null {
  const digits = phoneDigits(term);
  return PHONE_LIKE.test(term) && digits.length >= MIN_PHONE_DIGITS ? digits : null;
}

/** Words long enough to forgive a typing slip in. Source: api.md section 4, `search`. */
const MIN_SLIP_LETTERS = 4;

export const searchWords = (term: string): string[] =>
  searchText(term)
    .split(' ')
    .filter((word) => word !== '');

export const toleratesSlip = (word: string): boolean => [...word].length >= MIN_SLIP_LETTERS;

import { lineOf } from './clean-text.js';

/** What is typed or pasted for an apostrophe or a hyphen, and what a keyboard has for it. */
export const SIGNS = {
  typed: '`´‘’‛ʼʻ′＇‐‑‒–—−',
  usual: "'''''''''------",
} as const;

/** With the apostrophes and hyphens of a keyboard. */
export const usualSigns = (text: string): string =>
  text.replace(
    new RegExp(`[${SIGNS.typed}]`, 'g'),
    (sign) => SIGNS.usual[SIGNS.typed.indexOf(sign)] ?? sign,
  );

/** What joins or parts the words of a name, for regular expressions here and in SQL. */
export const JOINERS = String.raw`[\s'.-]+`;

/** A name written together: O'Brien, Smith-Jones, De La Cruz. */
export const joined = (name: string): string => name.replace(new RegExp(JOINERS, 'g'), '');

/** What is looked for, word by word; "Miller, Abigail" is two. */
export const soughtWords = (term: string): string[] => term.split(/[\s,;]+/).filter(Boolean);

/** In lower case, without accents, with a keyboard's signs. */
export const plainText = (text: string): string =>
  usualSigns(lineOf(text)).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Fewer letters are in many names that are written together. */
export const LEAST_JOINED = 4;

const BEGINNING = /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])/gu;

/** Whether a text that is written together has a word from where one of its own words begins. */
const hasJoined = (text: string, word: string): boolean =>
  joined(text).includes(word) &&
  [...text.matchAll(BEGINNING)].some(({ index }) => joined(text.slice(index)).startsWith(word));

/** Whether a text has a word, written apart, or together from a beginning; both are plain. */
export const hasWord = (text: string, word: string): boolean =>
  text.includes(word) || (joined(word).length >= LEAST_JOINED && hasJoined(text, joined(word)));

/** Whether a text has every word of what is looked for, in any order. */
export function hasEveryWord(text: string, sought: string): boolean {
  const searched = plainText(text);
  return soughtWords(plainText(sought)).every((word) => hasWord(searched, word));
}

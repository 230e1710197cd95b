import { addressWords } from '#kernel/address-key.js';
import type { KnownAddress } from './us-addresses.js';

const AS_TYPED = 0;
const WORDS_BEGIN = 1;
const WORDS_CONTAIN = 2;
/** A shorter piece is inside too many words to mean anything. */
const MIN_INNER_LENGTH = 3;

/** An address and how well it matches what was typed; smaller is better. */
export interface RankedAddress {
  address: KnownAddress;
  rank: number;
}

/**
 * The addresses that contain every typed word: at the front, at the beginning of words, or inside.
 */
export function rankAddresses(all: readonly KnownAddress[], text: string): RankedAddress[] {
  const typed = text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const words = addressWords(text);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  return all.flatMap((address) => {
    const rank = rankOf(address, whole, words, typed);
    return rank === undefined ? [] : [{ address, rank }];
  });
}

function rankOf(
  { key, words: haystack }: KnownAddress,
  whole: string,
  words: string[],
  typed: string[],
): number | undefined {
  if (key.startsWith(whole)) return AS_TYPED;
  const begins = (word: string): boolean => haystack.includes(` ${word}`);
  if (words.every(begins) || typed.every(begins)) return WORDS_BEGIN;
  const inside = (word: string): boolean =>
    begins(word) || (word.length >= MIN_INNER_LENGTH && haystack.includes(word));
  return typed.every(inside) ? WORDS_CONTAIN : undefined;
}

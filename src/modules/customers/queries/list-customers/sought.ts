import { searchParts, searchWords, type SearchPart } from '#kernel/search-parts.js';
import {
  joinedWord,
  localPartOf,
  nameParts,
  sealed,
  wholeTerms,
} from '../../domain/search-term.js';
import type { SqlParams } from './sql-params.js';

/** How well a customer matches, best first. */
export const MATCH_STEPS = ['exact', 'prefix', 'inside', 'slip'] as const;
export type MatchStep = (typeof MATCH_STEPS)[number];

const ALL_TEXT = 's.search_text';
// Everything before the line break is not an email address; see SEARCH_ROW.
const OPEN_TEXT = `split_part(s.search_text, E'\\n', 1)`;

/** How many letters in a row the index needs. */
const TRIGRAM = 3;

const allOf = (conditions: readonly string[]): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' and ')})`;
const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' or ')})`;

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What someone is looking for, as conditions on search rows `s`. */
export class Sought {
  private readonly parts: readonly SearchPart[];
  /** The ways in which the whole term may be written. */
  private readonly terms: readonly string[];
  /** Name parts that are not looked up in the index. */
  private readonly unindexed: ReadonlySet<string>;

  /**
   * @param term plain: lower case, without accents, single blanks
   * @param neighbors of each name part of the term, the words one typo away
   * @param reduced the reader does not find customers by their email addresses
   */
  constructor(
    readonly term: string,
    private readonly neighbors: ReadonlyMap<string, readonly string[]>,
    readonly reduced: boolean,
  ) {
    this.parts = searchParts(term);
    this.terms = wholeTerms(term);
    this.unindexed = domainPartsOf(term);
  }

  /**
   * Finds everyone who matches, typos included; a customer who has every word also has its parts.
   */
  matches(params: SqlParams): string {
    return this.forgives ? this.withSlips(params) : this.everyWord(params);
  }

  /** Which step of MATCH_STEPS a customer found by `matches` is on, from 0. */
  step(params: SqlParams): string {
    const prefix = this.terms.map((term) => this.has(` ${term}`, params)).join(' or ');
    const inside = this.forgives ? `when ${this.everyWord(params)} then 2 else 3` : 'else 2';
    return `case when ${this.exactly(params)} then 0 when ${prefix} then 1 ${inside} end`;
  }

  /**
   * Finds the customers on the first step, without an index and with the same SQL for every term.
   */
  exactly(params: SqlParams): string {
    return anyOf(this.terms.map((term) => this.has(` ${term} `, params)));
  }

  /** Finds the customers on one step alone, by an index as `matches` does. */
  matchesAt(at: MatchStep, params: SqlParams): string | null {
    const whole = (tail: string): string =>
      anyOf(this.terms.map((term) => this.contains(` ${term}${tail}`, params)));
    switch (at) {
      case 'exact':
        return whole(' ');
      case 'prefix':
        return `${whole('')} and ${this.step(params)} = 1`;
      case 'inside':
        return `${this.everyWord(params)} and ${this.step(params)} = 2`;
      case 'slip':
        return this.forgives ? `${this.withSlips(params)} and ${this.step(params)} = 3` : null;
    }
  }

  private get forgives(): boolean {
    return [...this.neighbors.values()].some((words) => words.length > 0);
  }

  private get readable(): string {
    return this.reduced ? OPEN_TEXT : ALL_TEXT;
  }

  private everyWord(params: SqlParams): string {
    const parts = this.parts.map((part) => {
      const all = part.words.map((word) => this.together(word, params));
      return anyOf([allOf(all), ...this.phones(part, params)]);
    });
    return allOf(parts);
  }

  private withSlips(params: SqlParams): string {
    const parts = this.parts.flatMap((part) => {
      const all = part.words.flatMap((word) => this.slips(word, params));
      return all.length === 0 ? [] : [anyOf([allOf(all), ...this.phones(part, params)])];
    });
    return allOf(parts);
  }

  /** A name is found written together, too. */
  private together(word: string, params: SqlParams): string {
    const ways = [...new Set([word, joinedWord(word)])].filter(Boolean);
    return anyOf(ways.map((way) => this.contains(way, params)));
  }

  private slips(word: string, params: SqlParams): string[] {
    return nameParts(word).map((part) => {
      const ways = [part, ...(this.neighbors.get(part) ?? [])];
      const found = (way: string): string =>
        this.unindexed.has(part) ? this.has(way, params) : this.contains(way, params);
      return anyOf(ways.map(found));
    });
  }

  private phones({ words, phones }: SearchPart, params: SqlParams): string[] {
    return phones
      .filter((digits) => digits !== words.join(' '))
      .map((digits) => this.contains(digits, params));
  }

  /**
   * LIKE, which the trigram index serves. The domain of an address is in nearly every row, so an
   * address is found by what is before the `@` and only then compared as a whole.
   */
  private contains(part: string, params: SqlParams): string {
    const sought = localPartOf(part) ?? part;
    const like = (text: string): string =>
      `${text} like ${params.add(`%${escaped(sealed(sought))}%`)}`;
    const conditions = [
      like(ALL_TEXT),
      ...(this.reduced ? [like(OPEN_TEXT)] : []),
      ...(sought === part ? [] : [this.has(part, params)]),
    ];
    return conditions.length === 1 ? (conditions[0] ?? '') : `(${conditions.join(' and ')})`;
  }

  /** The same without the index. */
  private has(part: string, params: SqlParams): string {
    return `strpos(${this.readable}, ${params.add(sealed(part))}) > 0`;
  }
}

/** Parts of domains, which the index can skip if the address has a more selective part. */
function domainPartsOf(term: string): Set<string> {
  const addresses = searchWords(term).filter((word) => localPartOf(word) !== null);
  const halves = addresses.map((word) => [word.indexOf('@'), word] as const);
  const local = halves.flatMap(([at, word]) => nameParts(word.slice(0, at)));
  if (!local.some((part) => part.length >= TRIGRAM)) return new Set();
  const domain = halves.flatMap(([at, word]) => nameParts(word.slice(at)));
  return new Set(domain.filter((part) => !local.includes(part)));
}

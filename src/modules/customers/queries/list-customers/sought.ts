import {
  localPartOf,
  nameParts,
  phoneTerm,
  sealed,
  searchWords,
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

const escaped = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** What someone is looking for, as conditions on search rows `s`. */
export class Sought {
  private readonly digits: string | null;
  /** The term, and its digits if it is part of a phone number. */
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
    const digits = phoneTerm(term);
    this.digits = digits === term ? null : digits;
    this.terms = this.digits === null ? [term] : [term, this.digits];
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
    return `(${this.terms.map((term) => this.has(` ${term} `, params)).join(' or ')})`;
  }

  /** Finds the customers on one step alone, by an index as `matches` does. */
  matchesAt(at: MatchStep, params: SqlParams): string | null {
    const anyOf = (tail: string): string =>
      `(${this.terms.map((term) => this.contains(` ${term}${tail}`, params)).join(' or ')})`;
    switch (at) {
      case 'exact':
        return anyOf(' ');
      case 'prefix':
        return `${anyOf('')} and ${this.step(params)} = 1`;
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
    const words = searchWords(this.term).map((word) => this.contains(word, params));
    const all = words.join(' and ');
    return this.digits === null
      ? `(${all})`
      : `((${all}) or ${this.contains(this.digits, params)})`;
  }

  private withSlips(params: SqlParams): string {
    const parts = nameParts(this.term).map((part) => {
      const words = [part, ...(this.neighbors.get(part) ?? [])];
      const found = (word: string): string =>
        this.unindexed.has(part) ? this.has(word, params) : this.contains(word, params);
      return `(${words.map(found).join(' or ')})`;
    });
    return `(${parts.join(' and ')})`;
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

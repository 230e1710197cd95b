import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';
import { wordListsOf } from './support/word-lists.js';
import type { WordList } from './support/word-lists.js';

const OTHERWISE = /\.spec\.|\.fixture\.|(^|\/)testing\//;

const sources = ['src', 'web'].flatMap((top) =>
  readdirSync(join(CHECKOUT, top), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !OTHERWISE.test(path))
    .map((path) => `${top}/${path}`),
);

/** Lists of the same words in several files: a new word would have to be added to each. */
function repeated(lists: readonly WordList[]): [words: string, paths: string[]][] {
  const places = new Map<string, Set<string>>();
  for (const { words, path } of lists) {
    const name = words.join(' | ');
    places.set(name, (places.get(name) ?? new Set()).add(path));
  }
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([words, paths]) => [words, [...paths].sort()]);
}

describe('words that a thing is one of', () => {
  it('are listed once', () => {
    expect(repeated(sources.flatMap((path) => wordListsOf(path)))).toEqual([]);
  });

  it.each([
    ["type State = 'held' | 'ended';", "const STATES = ['ended', 'held'] as const;"],
    ["interface A { state: 'held' | 'ended' | null }", "let a: '' | 'held' | 'ended';"],
  ])('are found twice in: %s and: %s', (one, other) => {
    const lists = [...wordListsOf('a.ts', one), ...wordListsOf('b.tsx', other)];
    expect(repeated(lists)).toEqual([['ended | held', ['a.ts', 'b.tsx']]]);
  });

  it('are none where they choose among the fields of a type', () => {
    expect(wordListsOf('a.ts', "type A = Pick<B, 'one' | 'two'>")).toEqual([]);
  });
});

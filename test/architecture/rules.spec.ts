import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';
import { textsOfTheTree } from './support/texts.js';

const RULE = /^- \*\*(R-[A-Z]+-\d+)\*\* \S/;
const CITED = /\bR-[A-Z]{2,}-\d+\b/g;
const PAGE = /(?<![\w/.-])[\w./-]*\w\.md\b/g;
/**
 * Pages that the product was built from and that are not in the tree: the rules say what they said.
 */
const ABSENT =
  /\bproduct-[12]\b|(?<![\w-])specification\b|\bwire contract\b|\bdecisions,? ["“]|\bapi section\b/i;
/** The end of a test's title that holds rules. */
const HELD = / \[(R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\]['"`]/g;

const texts = textsOfTheTree().filter(({ path }) => path !== 'test/architecture/rules.spec.ts');
const pages = texts.filter(
  ({ path }) => dirname(path) === 'docs/rules' && basename(path) !== 'README.md',
);
const numbers = pages.flatMap(({ text }) =>
  text.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []),
);

const isThere = (from: string, page: string): boolean => existsSync(join(CHECKOUT, from, page));

describe('docs/rules', () => {
  it('gives every rule a number of its page, and no number twice', () => {
    const prefixes = pages.map(({ path, text }) => {
      const entries = text.split('\n').filter((line) => line.startsWith('- '));
      const found = entries.map((line) => RULE.exec(line)?.[1]?.replace(/\d+$/, ''));
      expect([path, new Set(found).size]).toEqual([path, 1]);
      return found[0];
    });
    expect(new Set(prefixes).size).toBe(pages.length);
    expect(numbers.length).toBeGreaterThan(200);
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  });

  it('lists each of its pages', () => {
    const index = texts.find(({ path }) => path === 'docs/rules/README.md')?.text ?? '';
    expect(pages.filter(({ path }) => !index.includes(`(${basename(path)})`))).toEqual([]);
  });

  it('has a test for every rule, which ends its title with the number', () => {
    const held = new Set(
      texts
        .filter(({ path }) => /\.spec\.(ts|tsx|mjs)$/.test(path))
        .flatMap(({ text }) =>
          [...text.matchAll(HELD)].flatMap(([, numbersOfTest = '']) => numbersOfTest.split(', ')),
        ),
    );
    expect(numbers.filter((number) => !held.has(number))).toEqual([]);
  });

  it('holds every rule that is cited anywhere', () => {
    const known = new Set(numbers);
    const unknown = texts
      .filter(({ path }) => !path.startsWith('scripts/test/rule-coverage.'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(CITED)]
          .filter(([number]) => !known.has(number))
          .map(([number]) => `${path}: ${number}`),
      );
    expect(unknown).toEqual([]);
  });
});

describe('a text of the tree', () => {
  it('names only pages that are in it', () => {
    const missing = texts.flatMap(({ path, text }) =>
      [...text.matchAll(PAGE)]
        .map(([page]) => page)
        .filter((page) => ['.', 'docs', dirname(path)].every((from) => !isThere(from, page)))
        .map((page) => `${path}: ${page}`),
    );
    expect(missing).toEqual([]);
  });

  it('cites a rule, not where it came from', () => {
    const citing = texts.flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => ABSENT.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(citing).toEqual([]);
  });
});

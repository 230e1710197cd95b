import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readPromises } from './rule-coverage.mjs';

/** What a call is given first, in quotes: titles among them, also of `it.each(…)(…)` and of a story's steps. */
const FIRST = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs;
const RULES = / \[(?:R-[A-Z]+-\d+(?:, )?)+\]$/;
/** What a title that is said of several cases leaves open. */
const OPEN = /%[a-z]|\\?\$\\?\{[^}]*\\?\}|\\?\$\w+/g;

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @returns {RegExp[]} what the titles of a test file end with; a single word is taken for no title */
function titlesOf(path) {
  const text = readFileSync(path, 'utf8');
  const titles = [...text.matchAll(FIRST)].map(([, , quoted]) =>
    quoted.replace(RULES, '').replace(/\\(['"`])/g, '$1'),
  );
  return titles
    .filter((title) => title.includes(' '))
    .map((title) => new RegExp(`(?:^| )${title.split(OPEN).map(escaped).join('.+')}$`));
}

// A whole run says so too, at its end: here a renamed test is told within a second.
it('finds each test that the page of repairs names', () => {
  const tests = readPromises(readFileSync('docs/evidence/repairs.md', 'utf8')).flatMap(
    (promise) => promise.tests,
  );
  expect(tests.length).toBeGreaterThan(100);
  const gone = tests.filter(
    ({ file, title }) => !existsSync(file) || !titlesOf(file).some((ending) => ending.test(title)),
  );
  expect(gone).toEqual([]);
});

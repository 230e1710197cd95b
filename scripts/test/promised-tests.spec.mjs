import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { readPromises } from './rule-coverage.mjs';
import { titlesIn } from './titles.mjs';

const titlesOf = (path) => titlesIn(readFileSync(path, 'utf8'));

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

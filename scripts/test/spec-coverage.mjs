import { readFileSync } from 'node:fs';

/**
 * The lists whose every sentence is held by tests: what the product was specified to do, and what fell short
 * in use and was mended.
 */
export const COVERAGE_LISTS = ['test/spec-coverage.md', 'docs/evidence/repairs.md'];

/**
 * What such a list promises: under each sentence the tests that hold it.
 *
 *     - A sentence.
 *       - `path/of.spec.ts` › the end of a test's full name
 *
 * @typedef {{ sentence: string, tests: { file: string, title: string }[] }} Promise
 * @returns {Promise[]}
 */
export function readPromises(markdown) {
  const promises = [];
  for (const line of markdown.split('\n')) {
    const test = /^ {2}- `([^`]+)` › (.+)$/.exec(line);
    if (test) promises.at(-1)?.tests.push({ file: test[1], title: test[2].trim() });
    else if (line.startsWith('- ')) promises.push({ sentence: line.slice(2), tests: [] });
  }
  return promises;
}

/**
 * The promises that a whole run did not keep, a sentence for each.
 * @param {Promise[]} promises
 * @param {{ file: string, title: string }[]} passed the tests that ran and passed, by their full names
 */
export function brokenPromises(promises, passed) {
  const titles = new Map();
  for (const { file, title } of passed) titles.set(file, [...(titles.get(file) ?? []), title]);
  return promises.flatMap(({ sentence, tests }) => {
    if (tests.length === 0) return [`No test holds: ${sentence}`];
    return tests
      .filter(({ file, title }) => !titles.get(file)?.some((ran) => ran.endsWith(title)))
      .map(({ file, title }) => `Did not run and pass: ${file} › ${title}`);
  });
}

/** @param {string} path of the list */
export const brokenIn = (path, passed) =>
  brokenPromises(readPromises(readFileSync(path, 'utf8')), passed);

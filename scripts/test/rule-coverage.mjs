import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULES = 'docs/rules';

/**
 * The pages whose every entry is held by tests: the product's rules, and what fell short in use and was fixed.
 * @param {string} checkout
 */
export const coveredPages = (checkout) =>
  readdirSync(join(checkout, RULES))
    .filter((page) => page.endsWith('.md') && page !== 'README.md')
    .map((page) => `${RULES}/${page}`)
    .concat('docs/evidence/repairs.md');

/**
 * What such a page promises: under each rule the tests that hold it.
 *
 *     - **R-MOVE-12** A rule.
 *       - `path/of.spec.ts` › the end of a test's full name
 *
 * @typedef {{ rule: string, tests: { file: string, title: string }[] }} Promise
 * @returns {Promise[]}
 */
export function readPromises(markdown) {
  const promises = [];
  for (const line of markdown.split('\n')) {
    const test = /^ {2}- `([^`]+)` › (.+)$/.exec(line);
    if (test) promises.at(-1)?.tests.push({ file: test[1], title: test[2].trim() });
    else if (line.startsWith('- ')) promises.push({ rule: line.slice(2), tests: [] });
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
  return promises.flatMap(({ rule, tests }) => {
    if (tests.length === 0) return [`No test holds: ${rule}`];
    return tests
      .filter(({ file, title }) => !titles.get(file)?.some((ran) => ran.endsWith(title)))
      .map(({ file, title }) => `Did not run and pass: ${file} › ${title}`);
  });
}

/** @param {string} path of the page */
export const brokenIn = (path, passed) =>
  brokenPromises(readPromises(readFileSync(path, 'utf8')), passed);

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NOTHING_LEFT } from './night-tests.mjs';

const RULES = 'docs/rules';
const REPAIRS = 'docs/evidence/repairs.md';

/** The end of a test's title that holds rules: `… [R-MOVE-7, R-MOVE-8]`. */
const HELD = / \[(R-[A-Z]+-\d+(?:, R-[A-Z]+-\d+)*)\]$/;

/** @typedef {{ file: string, title: string }} Passed a test that ran and passed, by its full name */

/**
 * What a whole run did not keep of what is promised: the product's rules, and what fell short in use and was fixed.
 * @param {string} checkout
 * @param {Passed[]} passed
 * @param {ReturnType<typeof import('./night-tests.mjs').testsOfTheNight>} left to the night
 * @returns {string[]} a sentence for each
 */
export function brokenIn(checkout, passed, left = NOTHING_LEFT) {
  const rules = readdirSync(join(checkout, RULES))
    .filter((page) => page.endsWith('.md') && page !== 'README.md')
    .flatMap((page) => rulesOf(readFileSync(join(checkout, RULES, page), 'utf8')));
  const repairs = readFileSync(join(checkout, REPAIRS), 'utf8');
  return [...untested(rules, passed, left), ...brokenPromises(readPromises(repairs), passed, left)];
}

/** @returns {{ number: string, text: string }[]} the rules of a page */
export const rulesOf = (markdown) =>
  markdown.split('\n').flatMap((line) => {
    const [, number] = /^- \*\*(R-[A-Z]+-\d+)\*\*/.exec(line) ?? [];
    return number ? [{ number, text: line.slice(2) }] : [];
  });

/**
 * The rules that no test held, a sentence for each.
 * @param {{ number: string, text: string }[]} rules
 * @param {Passed[]} passed
 */
export function untested(rules, passed, left = NOTHING_LEFT) {
  const held = new Set(passed.flatMap(({ title }) => HELD.exec(title)?.[1].split(', ') ?? []));
  return rules
    .filter(({ number }) => !held.has(number) && !left.rules.has(number))
    .map(({ text }) => `No test that passed holds: ${text}`);
}

/**
 * What a page promises by the names of tests: under each entry those that hold it.
 *
 *     - **2.1** Before: … Now: …
 *       - `path/of.spec.ts` › the end of a test's full name, without its rules
 *
 * @typedef {{ entry: string, tests: { file: string, title: string }[] }} Promise
 * @returns {Promise[]}
 */
export function readPromises(markdown) {
  const promises = [];
  for (const line of markdown.split('\n')) {
    const test = /^ {2}- `([^`]+)` › (.+)$/.exec(line);
    if (test) promises.at(-1)?.tests.push({ file: test[1], title: test[2].trim() });
    else if (line.startsWith('- ')) promises.push({ entry: line.slice(2), tests: [] });
  }
  return promises;
}

/**
 * The promises that a whole run did not keep, a sentence for each.
 * @param {Promise[]} promises
 * @param {Passed[]} passed
 */
export function brokenPromises(promises, passed, left = NOTHING_LEFT) {
  const titles = new Map();
  for (const { file, title } of passed)
    titles.set(file, [...(titles.get(file) ?? []), title.replace(HELD, '')]);
  return promises.flatMap(({ entry, tests }) => {
    if (tests.length === 0) return [`No test holds: ${entry}`];
    return tests
      .filter(({ file, title }) => !titles.get(file)?.some((ran) => ran.endsWith(title)))
      .filter(({ file, title }) => !left.has(file, title))
      .map(({ file, title }) => `Did not run and pass: ${file} › ${title}`);
  });
}

import { MOMENTS } from './moments.mjs';

/**
 * What every night tries beyond the tests of a change: more of the same kind. Each number is ten times what a change
 * tries, or more.
 */
const THOROUGH = {
  THOROUGH: 'yes',
  MODEL_RUNS: '200',
  CONCURRENCY_ROUNDS: '50',
  PAGE_RUNS: '50',
};

/** At a moment only what knows of days: pages, calls and browser. */
const OF_DAYS = ['--selectProjects', 'web', 'api', 'e2e'];

const TESTS = 'scripts/test.mjs';

/**
 * @typedef {{ file: string, words: string[], env?: Record<string, string>, isOfJest: boolean }} Part
 *   a program of the checkout and what it is told; `isOfJest`: it takes jest's options after that
 * @type {Record<string, Part>}
 */
export const PARTS = {
  thorough: { file: TESTS, words: [], env: THOROUGH, isOfJest: true },
  resilience: { file: TESTS, words: ['--selectProjects', 'resilience'], isOfJest: true },
  mutation: {
    file: 'node_modules/@stryker-mutator/core/bin/stryker.js',
    words: ['run', 'test/mutation/stryker.config.mjs'],
    isOfJest: false,
  },
  ...Object.fromEntries(
    Object.keys(MOMENTS).map((name) => [name, { file: TESTS, words: OF_DAYS, isOfJest: true }]),
  ),
};

/**
 * Reads what was typed after the command: names of parts, then options for jest.
 * @param {string[]} typed
 * @returns {{ names: string[], options: string[] }} all parts where none was named
 * @throws Error that names a part that there is not
 */
export function readParts(typed) {
  const first = typed.findIndex((word) => word.startsWith('-'));
  const names = first < 0 ? typed : typed.slice(0, first);
  const known = Object.keys(PARTS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`The parts are ${known.join(', ')}, not ${unknown}.`);
  return { names: names.length > 0 ? names : known, options: first < 0 ? [] : typed.slice(first) };
}

/**
 * @param {Part} part
 * @param {string[]} options for jest; a selection of projects among them takes the place of the part's own
 */
export function wordsOf({ file, words, isOfJest }, options) {
  if (!isOfJest) return [file, ...words];
  return [file, ...(options.includes('--selectProjects') ? [] : words), ...options];
}

import { readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { inCheckout } from '../lib/checkout.mjs';
import { ended, start } from '../lib/children.mjs';

/**
 * One run of jest, its report passed through to the terminal.
 * @param {{ projects: string[], workers: number, args: string[] }} run
 * @returns {Promise<{ code: number, passed: number, failed: number, skipped: number, tests: object[] }>}
 *   `failed` counts a file that did not load as one; `tests` are those that passed, by file and full name
 */
export async function runJest({ projects, workers, args }, env) {
  const report = inCheckout('.local', `jest-${process.pid}.json`);
  const own = [`--maxWorkers=${workers}`, '--json', `--outputFile=${report}`];
  const child = start(
    process.execPath,
    [
      ...[
        '--experimental-vm-modules',
        '--no-warnings',
        inCheckout('node_modules/jest/bin/jest.js'),
      ],
      ...[...own, ...args, '--selectProjects', ...projects],
    ],
    { env, stdio: ['inherit', 'ignore', 'inherit'] },
  );
  const { code } = await ended(child);
  return { code: code ?? 1, ...read(report) };
}

/**
 * The sum of several runs. A run that tested nothing has not passed, nor has one that skipped tests
 * which nobody asked it to skip.
 * @param {string[]} args what was typed after `npm test --`
 */
export function addUp(results, args) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
  const mayLeaveOut = args.some((word) => /^(-t|--testNamePattern)\b/.test(word));
  const ok =
    results.every(({ code }) => code === 0) &&
    total.failed === 0 &&
    total.passed > 0 &&
    (total.skipped === 0 || mayLeaveOut);
  return { ...total, ok };
}

/** The line by which a run is judged. */
export function closingLine({ passed, failed, skipped }) {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

function read(report) {
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    rmSync(report);
    return {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
      tests: result.testResults.flatMap(passedIn),
    };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] };
  }
}

const passedIn = ({ name, assertionResults }) =>
  assertionResults
    .filter(({ status }) => status === 'passed')
    .map(({ fullName }) => ({ file: relative(inCheckout(), name), title: fullName }));

import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readReport } from './audit/read-report.mjs';
import { CHECKOUT } from './lib/checkout.mjs';
import { UserError, fail } from './lib/log.mjs';

const ASK = ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

/**
 * `npm run audit`: whether a package that runs in production has a known and serious vulnerability.
 */
function main() {
  const { stdout } = spawnSync('npm', ASK, { cwd: CHECKOUT, encoding: 'utf8' });
  const report = readReport(stdout ?? '');
  if (!report.isAsked) {
    console.log(`NOT ASKED for known weaknesses, the registry does not answer: ${report.why}`);
  } else if (report.weak.length > 0) {
    throw new UserError(`Known weaknesses of packages in production:\n${report.weak.join('\n')}`);
  } else {
    console.log('No package in production has a known weakness that is high or critical.');
  }
}

try {
  main();
} catch (error) {
  fail(error);
}

import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { readReport } from './audit/read-report.mjs';
import { CHECKOUT } from './lib/checkout.mjs';
import { UserError, fail, log } from './lib/log.mjs';
import { build, install } from './lib/prepare.mjs';
import { notFree } from './shipped/licenses.mjs';
import { browserPackages, serverPackages } from './shipped/packages.mjs';

const ASK = ['audit', '--json', '--fetch-retries=0', '--fetch-timeout=20000'];

/**
 * `npm run audit`: whether a package that servers run or browsers get has a license that must not be shipped, or a known
 * and serious vulnerability.
 */
async function main() {
  await install();
  // It tells which packages are in the page.
  await build();
  const shipped = [...serverPackages(), ...browserPackages()];
  const bound = notFree(shipped);
  if (bound.length > 0) throw new UserError(`Not to be shipped:\n${bound.join('\n')}`);
  log(`${shipped.length} packages are shipped, each under a free license.`);
  const { stdout } = spawnSync('npm', ASK, { cwd: CHECKOUT, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const report = readReport(stdout ?? '', new Set(shipped.map(({ path }) => path)));
  if (!report.isAsked) {
    console.log(`NOT ASKED for known weaknesses, the registry does not answer: ${report.why}`);
  } else if (report.weak.length > 0) {
    throw new UserError(
      `Known weaknesses of packages that are shipped:\n${report.weak.join('\n')}`,
    );
  } else {
    console.log('No package that is shipped has a known weakness that is high or critical.');
  }
}

main().catch(fail);

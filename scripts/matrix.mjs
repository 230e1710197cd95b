import './lib/require-node.mjs';
import { fail, log, UserError } from './lib/log.mjs';
import { forwardSignals } from './lib/shutdown.mjs';
import { build, install } from './lib/prepare.mjs';
import { MAJORS, nodeOf } from './matrix/node-versions.mjs';
import { drill } from './matrix/drill.mjs';

const WHOLE = '--whole';
/** Every kind of test that runs on Node itself, each with what it starts: pages, jobs, sign-in, a booking. */
const SMOKE = [
  ...['--selectProjects', 'unit', 'tools', 'web', 'api', 'jobs', '--testPathPatterns'],
  'kernel|src/platform|scripts|web/shared/f|dev-idp-sign-in|assign-operation|jobs/queue',
];

const stopping = forwardSignals();

/**
 * `npm run matrix [-- 22 24] [--whole]`: starts, tests, backs up and restores the product under each version of
 * Node.js. `--whole` runs every test instead of some of each kind.
 */
async function main() {
  const words = process.argv.slice(2);
  const asked = words.filter((word) => word !== WHOLE);
  const unknown = asked.find((word) => !MAJORS.includes(word));
  if (unknown) throw new UserError(`The versions are ${MAJORS.join(', ')}, not ${unknown}.`);
  await install();
  for (const major of asked.length > 0 ? asked : MAJORS) {
    const node = await nodeOf(major);
    log(`Node.js ${node.version}:`);
    await drill(node, words.includes(WHOLE) ? [] : SMOKE);
  }
  // Its stamp names the version that built it.
  await build();
  log('Every version starts, passes its tests, backs up and restores.');
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});

import './lib/require-node.mjs';
import { DateTime } from 'luxon';
import { ended, start } from './lib/children.mjs';
import { inCheckout } from './lib/checkout.mjs';
import { fail, log, UserError } from './lib/log.mjs';
import { build, install } from './lib/prepare.mjs';
import { forwardSignals } from './lib/shutdown.mjs';
import { findPrograms } from './lib/system.mjs';
import { clockAt, MOMENTS, ZONE } from './nightly/moments.mjs';

const PROJECTS = ['--selectProjects', 'web', 'api', 'e2e'];

const stopping = forwardSignals();

/**
 * `npm run test:nightly [-- MOMENT…] [--testPathPatterns …]`: the tests of pages, calls and browser, with the clock of
 * the machine, the database and the browser set to each moment in turn.
 */
async function main() {
  const { moments, rest } = read(process.argv.slice(2));
  await install();
  const { faketime } = await findPrograms(['faketime']);
  // With the clock as it is: files of another year would never be up to date.
  await build();
  const failed = [];
  for (const name of moments) {
    const moment = MOMENTS[name](DateTime.now().setZone(ZONE));
    log(`${name}: ${moment.toFormat('cccc, MMMM d, yyyy, h:mm a')} in ${ZONE}`);
    if (!(await passes(rest, clockAt(faketime, moment)))) failed.push(name);
    if (stopping.signal) return void (process.exitCode = 130);
  }
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}`);
  log(`Green at every moment: ${moments.join(', ')}`);
}

/** What is not an option is the name of a moment; the rest is for jest. */
function read(words) {
  const options = words.findIndex((word) => word.startsWith('-'));
  const names = options < 0 ? words : words.slice(0, options);
  const known = Object.keys(MOMENTS);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new UserError(`The moments are ${known.join(', ')}, not ${unknown}.`);
  const given = options < 0 ? [] : words.slice(options);
  return {
    moments: names.length > 0 ? names : known,
    rest: given.includes('--selectProjects') ? given : [...PROJECTS, ...given],
  };
}

async function passes(args, clock) {
  const env = { ...process.env, ...clock };
  const run = start(process.execPath, [inCheckout('scripts/test.mjs'), ...args], {
    env,
    stdio: 'inherit',
  });
  return (await ended(run)).code === 0;
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});

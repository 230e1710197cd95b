import './lib/require-node.mjs';
import { DateTime } from 'luxon';
import { inCheckout } from './lib/checkout.mjs';
import { ended, start } from './lib/children.mjs';
import { fail, log, UserError } from './lib/log.mjs';
import { build, install } from './lib/prepare.mjs';
import { forwardSignals } from './lib/shutdown.mjs';
import { findPrograms } from './lib/system.mjs';
import { clockAt, MOMENTS, ZONE } from './nightly/moments.mjs';
import { PARTS, readParts, wordsOf } from './nightly/parts.mjs';

const stopping = forwardSignals();

/**
 * `npm run test:nightly [-- PART… --testPathPatterns …]`: what takes longer than a change should wait. All tests, with
 * many more tries of each kind; faults and load; changed code that no test notices; and the tests of pages, calls and
 * browser with the clock of the machine, the database and the browser set to each moment in turn.
 */
async function main() {
  const { names, options } = partsOf(process.argv.slice(2));
  await install();
  // With the clock as it is: files of another year would never be up to date.
  await build();
  const failed = [];
  for (const name of names) {
    const part = PARTS[name];
    const env = { ...part.env, ...(MOMENTS[name] ? await clockOf(name) : {}) };
    if (!MOMENTS[name]) log(name);
    if (!(await passes(wordsOf(part, options), env))) failed.push(name);
    if (stopping.signal) return void (process.exitCode = 130);
  }
  if (failed.length > 0) throw new UserError(`Failed: ${failed.join(', ')}`);
  log(`Green: ${names.join(', ')}`);
}

function partsOf(typed) {
  try {
    return readParts(typed);
  } catch (error) {
    throw new UserError(error.message);
  }
}

async function clockOf(name) {
  const { faketime } = await findPrograms(['faketime']);
  const moment = MOMENTS[name](DateTime.now().setZone(ZONE));
  log(`${name}: ${moment.toFormat('cccc, MMMM d, yyyy, h:mm a')} in ${ZONE}`);
  return clockAt(faketime, moment);
}

async function passes([file, ...words], settings) {
  const env = { ...process.env, ...settings };
  const run = start(process.execPath, [inCheckout(file), ...words], { env, stdio: 'inherit' });
  return (await ended(run)).code === 0;
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});

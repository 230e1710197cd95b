import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { inCheckout } from './lib/checkout.mjs';
import { build, install } from './lib/prepare.mjs';
import { fail, log } from './lib/log.mjs';
import { forwardSignals } from './lib/shutdown.mjs';
import { findPrograms } from './lib/system.mjs';
import { addUp, closingLine, runJest } from './test/jest-run.mjs';
import { NOTHING_LEFT, testsOfTheNight } from './test/night-tests.mjs';
import { planRuns } from './test/plan.mjs';
import { bySpecFile, writeSpecGroups } from './test/spec-groups.mjs';
import { brokenIn } from './test/rule-coverage.mjs';
import { startServices } from './test/services.mjs';

const stopping = forwardSignals();

/**
 * What glibc gets from the system it keeps: giving pages back and taking them again costs a run 3 % where a new page is
 * dear, as in most virtual machines. Other systems do not know these.
 */
const KEEPS_MEMORY = {
  MALLOC_TOP_PAD_: '16000000',
  MALLOC_TRIM_THRESHOLD_: '1000000000',
  MALLOC_MMAP_THRESHOLD_: '33554432',
};

/** `npm test [-- jest's own arguments]`: starts what the wanted projects need, and nothing else. */
async function main() {
  const args = process.argv.slice(2);
  const { runs, needs } = planRuns(args);
  await install();
  const programs = await findPrograms(
    needs.filter((need) => ['redis', 'chromium', 'nginx'].includes(need)),
  );
  if (needs.includes('build')) await build();
  mkdirSync(inCheckout('.local'), { recursive: true });
  Object.assign(process.env, KEEPS_MEMORY);
  const services = await startServices(needs, programs);
  // Someone who asks for certain files wants them as they are.
  const groups = args.length === 0 ? writeSpecGroups() : undefined;
  try {
    const results = [];
    for (const run of runs) {
      if (stopping.signal) break;
      log(`Running ${run.projects.join(', ')}…`);
      results.push(await runJest(run, { ...process.env, ...services.env, ...groups?.env }));
    }
    if (stopping.signal) {
      process.exitCode = 130;
      return;
    }
    const total = addUp(results, args);
    if (groups) total.ok = keepsItsPromises(results, groups) && total.ok;
    if (!total.ok) process.exitCode = 1;
    console.log(`\n${closingLine(total)}`);
  } finally {
    await services.stop();
  }
}

/** Only a whole run can tell whether each rule has a test that was run. */
function keepsItsPromises(results, { members }) {
  const passed = bySpecFile(
    results.flatMap(({ tests }) => tests),
    members,
  );
  const isNight = process.env.THOROUGH === 'yes';
  const left = isNight ? NOTHING_LEFT : testsOfTheNight([...members.values()].flat());
  const broken = brokenIn(inCheckout('.'), passed, left);
  for (const line of broken) console.error(line);
  const { length } = brokenIn(inCheckout('.'), passed, NOTHING_LEFT);
  if (!isNight) log(`${length - broken.length} of the promises are held by tests of the night.`);
  return broken.length === 0;
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});

import './lib/require-node.mjs';
import { mkdirSync } from 'node:fs';
import { inCheckout } from './lib/checkout.mjs';
import { build, install } from './lib/prepare.mjs';
import { fail, say } from './lib/say.mjs';
import { forwardSignals } from './lib/shutdown.mjs';
import { findPrograms } from './lib/system.mjs';
import { addUp, closingLine, runJest } from './test/jest-run.mjs';
import { planRuns } from './test/plan.mjs';
import { startServices } from './test/services.mjs';

const stopping = forwardSignals();

/** `npm test [-- jest's own arguments]`: brings up what the wanted projects need, and only that. */
async function main() {
  const args = process.argv.slice(2);
  const { runs, needs } = planRuns(args);
  await install();
  const programs = await findPrograms(needs.filter((need) => ['redis', 'chromium'].includes(need)));
  if (needs.includes('build')) await build();
  mkdirSync(inCheckout('.local'), { recursive: true });
  const services = await startServices(needs, programs);
  try {
    const results = [];
    for (const run of runs) {
      if (stopping.signal) break;
      say(`Running ${run.projects.join(', ')}…`);
      results.push(await runJest(run, { ...process.env, ...services.env }));
    }
    if (stopping.signal) {
      process.exitCode = 130;
      return;
    }
    const total = addUp(results, args);
    if (!total.ok) process.exitCode = 1;
    console.log(`\n${closingLine(total)}`);
  } finally {
    await services.stop();
  }
}

main().catch((error) => {
  process.exitCode = 1;
  if (!stopping.signal) fail(error);
});

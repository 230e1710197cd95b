/**
 * `npm run bench:pages`: what the pages cost whoever opens them, in Chromium with the demo company: how soon a
 * customer's page has its content after the click, the longest task while pages open, and Lighthouse
 * for a computer and a phone. `--only openings` or `--only lighthouse` does one of them, `--rounds N`
 * is how often each page is opened (5), `--runs N` how often Lighthouse judges it (5). The database is
 * one of its own under .local/bench-pages and stays for the next run; the first one loads the demo
 * company.
 */
import { parseArgs } from 'node:util';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../scripts/lib/database.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { measureLighthouse } from './pages/lighthouse.mjs';
import { measureOpenings } from './pages/openings.mjs';
import { startServer } from './support/server.mjs';

const WHO = 'admin@emma.test';

const { only, rounds, runs } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '5' },
    runs: { type: 'string', default: '5' },
  },
}).values;
process.env.DATA_DIR ||= inCheckout('.local', 'bench-pages');

async function main() {
  await install();
  await build();
  const database = await openDatabase();
  Object.assign(process.env, database.settings);
  try {
    log('Starting the product; the first time it loads the demo company, which takes minutes…');
    const server = await startServer(database.url, { settings: { DEMO: 'on', FIRST_ADMIN: '' } });
    try {
      await measure(server);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
}

async function measure({ origin, signIn }) {
  const token = await signIn(WHO);
  if (only !== 'lighthouse') await measureOpenings({ origin, token }, Number(rounds));
  if (only !== 'openings') await measureLighthouse({ origin, token }, Number(runs));
}

await main();

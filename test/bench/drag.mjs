/**
 * `npm run bench:drag`: how smoothly a booking follows the pointer over a board of 50 trucks and 300
 * bookings in Chromium, and what a step costs the page's thread. `--drags N` for another number
 * than 5. If DATABASE_URL is not set, the database is one of its own under .local/bench and stays
 * for the next run.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../scripts/lib/database.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { openBrowser } from '../support/browser/open-browser.mjs';
import { BOOKINGS, makeBusyDay } from './board/busy-day.mjs';
import { measureDrags } from './board/drags.mjs';
import { startServer } from './support/server.mjs';

const { drags } = parseArgs({ options: { drags: { type: 'string', default: '5' } } }).values;
process.env.DATA_DIR ||= inCheckout('.local', 'bench');

async function main() {
  await install();
  await build();
  const database = await openDatabase();
  Object.assign(process.env, database.settings);
  const server = await startServer(database.url);
  try {
    log(`Booking ${BOOKINGS} moves…`);
    const { branchId, day } = await makeBusyDay(server.call, 0);
    await analyze(database.ownerUrl);
    const address = `${server.origin}/emma/move/${day}?branchId=${branchId}`;
    const browser = await openBrowser();
    await measureDrags(browser, address, server.token, Number(drags)).finally(() =>
      browser.close(),
    );
  } finally {
    await server.stop();
    await database.stop();
  }
}

async function analyze(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('analyze');
  await client.end();
}

await main();

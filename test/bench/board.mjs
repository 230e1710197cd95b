/**
 * `npm run bench:board`: the board of 50 trucks and 300 bookings compared with its bare SQL, its
 * first paint and a drag in Chromium, assignments, a change on its way to other screens, many
 * simultaneous bookings of one slot, and the search for free slots. If DATABASE_URL is not set, the
 * database is one of its own under .local/bench and stays for the next run; `--customers N` seeds
 * that many first and also searches the busiest of their branches.
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../scripts/lib/database.mjs';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { log } from '../../scripts/lib/log.mjs';
import { measureAssignment, measureConcurrentBookings } from './board/assignments.mjs';
import { busiestSeededBranch, measureAvailability } from './board/availability.mjs';
import { BOOKINGS, makeBusyDay, TRUCKS } from './board/busy-day.mjs';
import { measureDayView } from './board/day-view.mjs';
import { measurePage } from './board/page.mjs';
import { measureScreens } from './board/screens.mjs';
import { seed } from './support/seed.mjs';
import { startServer } from './support/server.mjs';

const TRIES = 200;
const SCREENS = [50, 200];

const { customers } = parseArgs({ options: { customers: { type: 'string' } } }).values;
process.env.DATA_DIR ||= inCheckout('.local', 'bench');

async function main() {
  await install();
  await build();
  const database = await openDatabase();
  Object.assign(process.env, database.settings);
  try {
    await withServer(database);
  } finally {
    await database.stop();
  }
}

async function withServer({ url, ownerUrl }) {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  // Before the seed program: it hires its admin into an empty company only.
  const server = await startServer(url);
  try {
    if (customers) await seed(customers);
    await measure(server, client);
  } finally {
    await server.stop();
    await client.end();
  }
}

async function measure(server, client) {
  log(`Booking ${BOOKINGS} moves…`);
  const day = await makeBusyDay(server.call, TRIES);
  await client.query('analyze');
  await measureDayView(server, client, day);
  await measurePage(server, day);
  await measureAssignment(server, day);
  for (const count of SCREENS) await measureScreens(server, day, count);
  await measureConcurrentBookings(server, day);
  await measureAvailability(server, client, `${TRUCKS} trucks`, day.branchId);
  if (customers) {
    await measureAvailability(server, client, 'a seeded branch', await busiestSeededBranch(client));
  }
}

await main();

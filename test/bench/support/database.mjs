import pg from 'pg';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';
import { openDatabase } from '../../../scripts/lib/database.mjs';
import { build, install } from '../../../scripts/lib/prepare.mjs';
import { log } from '../../../scripts/lib/log.mjs';
import { countRows, seed } from './seed.mjs';

/**
 * The built server's database with at least `wanted` rows in `table`, for as long as `work` takes.
 * If DATABASE_URL is not set, it is one of its own, under .local/bench, and stays for the next run;
 * missing rows are seeded first, `perCustomer` for each customer.
 */
export async function onDatabase({ table, wanted, perCustomer = 1 }, work) {
  process.env.DATA_DIR ||= inCheckout('.local', 'bench');
  process.env.LOG_LEVEL ||= 'warn';
  await install();
  await build(['server']);
  const database = await openDatabase();
  Object.assign(process.env, database.settings);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  try {
    const missing = wanted - (await countRows(client, table));
    if (missing > 0) await seedMissing(Math.ceil(missing / perCustomer));
    await work(client, database.url);
  } finally {
    await client.end();
    await database.stop();
  }
}

async function seedMissing(customers) {
  log(`Seeding ${customers.toLocaleString('en-US')} customers…`);
  await seed(customers);
}

/**
 * `npm run bench:slots`: what the best slots sell more than the earliest start, on 40 days of callers for
 * branches of 6, 12, 20 and 30 trucks; how many jobs that follow another start after what was promised, when each
 * day goes 50 times as the demo's jobs do; and how soon POST /slots answers for 30 trucks with 44 jobs on each
 * of 30 days. Ends with 1 if one is not enough. `--only sold` or `--only answers` does one of them. If
 * DATABASE_URL is not set, the database is one of its own under .local/bench and stays for the next run.
 */
import { parseArgs } from 'node:util';
import { build, install } from '../../scripts/lib/prepare.mjs';
import { measureAnswers } from './slots/answered.mjs';
import { measureSold } from './slots/sold.mjs';
import { onDatabase } from './support/database.mjs';
import { startServer } from './support/server.mjs';

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;

async function withServer() {
  let isEnough = false;
  await onDatabase({ table: 'customers.customer', wanted: 0 }, async (client, url) => {
    const server = await startServer(url);
    try {
      isEnough = await measureAnswers(server, client);
    } finally {
      await server.stop();
    }
  });
  return isEnough;
}

await install();
await build(['server']);
const sold = only === 'answers' || (await measureSold());
const answered = only === 'sold' || (await withServer());
if (!sold || !answered) process.exitCode = 1;

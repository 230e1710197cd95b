/**
 * `npm run bench:desk`: how soon the desk answers for a day of 30 trucks with 60 jobs: the first way of a repair and all
 * of them, a fix, applying and taking back. Ends with 1 if one of them takes too long. If DATABASE_URL is not set, the
 * database is one of its own under .local/bench and stays for the next run.
 */
import { build, install } from '../../scripts/lib/prepare.mjs';
import { measureDesk } from './desk/measured.mjs';
import { onDatabase } from './support/database.mjs';
import { startServer } from './support/server.mjs';

await install();
await build(['server']);
await onDatabase({ table: 'customers.customer', wanted: 0 }, async (client, url) => {
  const server = await startServer(url);
  try {
    if (!(await measureDesk(server, client))) process.exitCode = 1;
  } finally {
    await server.stop();
  }
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/** How many rows a table has; none if it does not exist yet. */
export async function countRows(client, table) {
  const { rows } = await client.query('select to_regclass($1) is not null as there', [table]);
  if (!rows[0].there) return 0;
  return Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
}

/** Adds that many customers, with everything that belongs to them, by the seed program. */
export async function seed(customers) {
  const words = [inCheckout('dist/server/seed.js'), '--customers', String(customers)];
  const child = endsWithUs(spawn(process.execPath, words, { stdio: 'inherit' }));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The seed program failed');
}

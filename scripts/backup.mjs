import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { dataDir, inCheckout, loadEnvFile } from './lib/checkout.mjs';
import { install } from './lib/prepare.mjs';
import { Sentence, fail, say } from './lib/say.mjs';

/** `npm run backup [-- FOLDER]`: keeps this instance in a new folder, by default under backups/. */
async function main() {
  loadEnvFile();
  if (process.env.DATABASE_URL) {
    throw new Sentence('DATABASE_URL names a PostgreSQL of your own: see docs/operations.md.');
  }
  await install();
  const { keep } = await import('./backup/keep.mjs');
  const name = new Date().toISOString().replace(/\..*/, '').replaceAll(':', '-');
  const target = resolve(process.argv[2] ?? inCheckout('backups', name));
  await keep({ dataDir: dataDir(), target });
  say(`Kept in ${target}`);
}

main().catch(fail);

import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { dataDir, inCheckout, loadEnvFile } from './lib/checkout.mjs';
import { install } from './lib/prepare.mjs';
import { UserError, fail, log } from './lib/log.mjs';

/** `npm run backup [-- FOLDER]`: backs this instance up into a new folder, by default under backups/. */
async function main() {
  loadEnvFile();
  if (process.env.DATABASE_URL) {
    throw new UserError('DATABASE_URL names a PostgreSQL of your own: see docs/operations.md.');
  }
  await install();
  const { takeBackup } = await import('./backup/take-backup.mjs');
  const name = new Date().toISOString().replace(/\..*/, '').replaceAll(':', '-');
  const target = resolve(process.argv[2] ?? inCheckout('backups', name));
  await takeBackup({ dataDir: dataDir(), target });
  log(`Backed up into ${target}`);
}

main().catch(fail);

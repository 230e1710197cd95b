import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { dataDir, loadEnvFile } from './lib/checkout.mjs';
import { install } from './lib/prepare.mjs';
import { UserError, fail, log } from './lib/log.mjs';

/** `npm run restore -- FOLDER`: restores a backup into an empty data folder. */
async function main() {
  loadEnvFile();
  const [source] = process.argv.slice(2);
  if (!source) throw new UserError('Say which folder to restore: npm run restore -- FOLDER');
  await install();
  const { restoreBackup } = await import('./backup/restore-backup.mjs');
  await restoreBackup({ source: resolve(source), dataDir: dataDir() });
  log(`Restored into ${dataDir()}. Start it with npm start.`);
}

main().catch(fail);

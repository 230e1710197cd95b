import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/log.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';
import { copyPrivate } from './copy-private.mjs';

/**
 * Restores what `takeBackup` wrote, and starts its database once to see that it recovers.
 * @param {{ source: string, dataDir: string }} options
 * @throws UserError when the source is no backup, or the data folder holds a company already
 */
export async function restoreBackup({ source, dataDir }) {
  if (!existsSync(join(source, 'cluster', 'backup_label'))) {
    throw new UserError(`${source} is no backup of this product.`);
  }
  const home = join(dataDir, 'postgres');
  if (existsSync(join(home, 'cluster'))) {
    throw new UserError(`There is a company in ${dataDir} already: it is not written over.`);
  }
  await makeRoom(home);
  const account = statSync(join(home, 'cluster'));
  for (const part of ['cluster', 'passwords.json']) {
    const at = join(realpathSync(home), part);
    rmSync(at, { recursive: true });
    copyPrivate(join(source, part), at);
    give(at, account);
  }
  for (const name of readdirSync(join(source, 'files'))) {
    const at = join(dataDir, name);
    copyPrivate(join(source, 'files', name), at);
    give(at, statSync(dataDir));
  }
  const server = await startLocalPostgres({ home });
  await server.stop();
}

/** A new, empty cluster shows where on this machine its account may write, and who owns it. */
async function makeRoom(home) {
  const server = await startLocalPostgres({ home });
  await server.stop();
}

/** Files restored by root belong to the owner of their folder. */
function give(path, { uid, gid }) {
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${uid}:${gid}`, path]);
}

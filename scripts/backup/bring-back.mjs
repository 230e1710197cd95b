import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, realpathSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from '../lib/say.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';

/**
 * Makes an instance of what `keep` has kept, and starts its database once to see that it recovers.
 * @param {{ source: string, dataDir: string }} options
 * @throws Sentence when the source is no backup, or the data folder holds a company already
 */
export async function bringBack({ source, dataDir }) {
  if (!existsSync(join(source, 'cluster', 'backup_label'))) {
    throw new Sentence(`${source} is no backup of this product.`);
  }
  const home = join(dataDir, 'postgres');
  if (existsSync(join(home, 'cluster'))) {
    throw new Sentence(`There is a company in ${dataDir} already: it is not written over.`);
  }
  await makeRoom(home);
  const { uid, gid } = statSync(join(home, 'cluster'));
  for (const part of ['cluster', 'passwords.json']) {
    const at = join(realpathSync(home), part);
    rmSync(at, { recursive: true });
    cpSync(join(source, part), at, { recursive: true });
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', `${uid}:${gid}`, at]);
  }
  cpSync(join(source, 'files'), dataDir, { recursive: true });
  const server = await startLocalPostgres({ home });
  await server.stop();
}

/** A new, empty cluster settles where on this machine its account may write, and who owns it. */
async function makeRoom(home) {
  const server = await startLocalPostgres({ home });
  await server.stop();
}

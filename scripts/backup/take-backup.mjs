import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/log.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';
import { SUPERUSER } from '../postgres/cluster.mjs';
import { baseBackup } from './base-backup.mjs';
import { copyPrivate } from './copy-private.mjs';

/**
 * What in the data folder is not part of the company: the server's own folder is copied by the
 * server's rules.
 */
const NOT_BACKED_UP = /^postgres/;

/**
 * Backs up a whole instance into a new folder: the database, the secret that its sealed texts need,
 * and other files. The product may keep working meanwhile.
 * @param {{ dataDir: string, target: string }} options
 * @throws UserError when there is nothing to back up, or the target exists
 */
export async function takeBackup({ dataDir, target }) {
  const home = join(dataDir, 'postgres');
  if (!existsSync(join(home, 'cluster'))) throw new UserError(`There is no company in ${dataDir}.`);
  if (existsSync(target)) throw new UserError(`${target} exists already.`);
  const draft = `${target}.draft`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const server = await startLocalPostgres({ home });
  try {
    const { superuser: password } = JSON.parse(readFileSync(join(home, 'passwords.json'), 'utf8'));
    const { port } = new URL(server.url);
    await baseBackup({
      superuser: { host: '127.0.0.1', port: Number(port), user: SUPERUSER, password },
      cluster: join(home, 'cluster'),
      target: join(draft, 'cluster'),
    });
  } finally {
    await server.stop();
  }
  copyPrivate(join(home, 'passwords.json'), join(draft, 'passwords.json'));
  mkdirSync(join(draft, 'files'), { mode: 0o700 });
  for (const entry of readdirSync(dataDir).filter((name) => !NOT_BACKED_UP.test(name))) {
    copyPrivate(join(dataDir, entry), join(draft, 'files', entry));
  }
  renameSync(draft, target);
}

import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from '../lib/say.mjs';
import { startLocalPostgres } from '../local-postgres.mjs';
import { SUPERUSER } from '../postgres/cluster.mjs';
import { baseBackup } from './base-backup.mjs';
import { copyPrivate } from './copy-private.mjs';

/** What of the data folder is no part of the company: the server's own folder is copied by the server's rules. */
const NOT_KEPT = /^postgres/;

/**
 * Keeps a whole instance in a new folder: the database, the secret that its sealed texts need, and other files.
 * The product may go on working meanwhile.
 * @param {{ dataDir: string, target: string }} options
 * @throws Sentence when there is nothing to keep, or the target exists
 */
export async function keep({ dataDir, target }) {
  const home = join(dataDir, 'postgres');
  if (!existsSync(join(home, 'cluster'))) throw new Sentence(`There is no company in ${dataDir}.`);
  if (existsSync(target)) throw new Sentence(`${target} exists already.`);
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
  for (const entry of readdirSync(dataDir).filter((name) => !NOT_KEPT.test(name))) {
    copyPrivate(join(dataDir, entry), join(draft, 'files', entry));
  }
  renameSync(draft, target);
}

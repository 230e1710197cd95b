import { randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../local-postgres.mjs';
import { findPostmaster, stopPostmaster } from './postmaster.mjs';
import { usersOf } from './users.mjs';

const PREFIX = 'emma-test-';
const STARTING_MS = 120_000;
/** Nothing here has to survive a crash, and every parallel test file brings its own pools. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/**
 * A PostgreSQL of this process alone, on empty data; its role may create databases.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` also removes the data
 */
export async function startThrowawayPostgres() {
  await sweep();
  const home = join(tmpdir(), `${PREFIX}${randomBytes(6).toString('hex')}`);
  const server = await startLocalPostgres({
    home,
    settings: SETTINGS,
    mayCreateDatabases: true,
    throwaway: true,
  });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      remove(home);
    },
  };
}

/** Ends what killed test runs left behind. */
async function sweep() {
  for (const entry of readdirSync(tmpdir())) {
    if (!entry.startsWith(PREFIX) || entry.includes('.lock')) continue;
    const home = join(tmpdir(), entry);
    const made = statSync(home, { throwIfNoEntry: false })?.ctimeMs ?? Date.now();
    if (Date.now() - made < STARTING_MS || !usersOf(home).isEmpty()) continue;
    const server = findPostmaster(join(home, 'cluster'));
    if (server) await stopPostmaster(server);
    remove(home);
  }
}

function remove(home) {
  rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}

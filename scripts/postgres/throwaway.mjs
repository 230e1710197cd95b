import { randomBytes } from 'node:crypto';
import { readdirSync, realpathSync, rmSync, statSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalPostgres } from '../local-postgres.mjs';
import { findPostmaster, stopPostmaster } from './postmaster.mjs';
import { usersOf } from './users.mjs';

const PREFIX = 'emma-test-';
/** Linux keeps this folder in memory: a database for each test file is hundreds of files. */
const IN_MEMORY = '/dev/shm';
/** Several times what a whole run needs there at once. */
const ROOM_BYTES = 2e9;
const STARTING_MS = 120_000;
/** Nothing here has to survive a crash, and every parallel test file opens its own pools. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '256MB',
  max_connections: '300',
  // Each of thousands of connections proves its password; that it takes long protects nothing here.
  scram_iterations: '1',
};

/**
 * A PostgreSQL of this process alone, on empty data, in memory where there is room; its role may create databases and roles.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>} `stop` also removes the data
 */
export async function startThrowawayPostgres() {
  await sweep();
  const home = join(
    hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(),
    `${PREFIX}${randomBytes(6).toString('hex')}`,
  );
  const server = await startLocalPostgres({
    home,
    settings: SETTINGS,
    mayCreate: true,
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

/** Removes what killed test runs left behind. */
async function sweep() {
  for (const home of [tmpdir(), IN_MEMORY].flatMap(homesIn)) {
    const made = statSync(home, { throwIfNoEntry: false })?.ctimeMs ?? Date.now();
    if (Date.now() - made < STARTING_MS || !usersOf(home).isEmpty()) continue;
    const server = findPostmaster(join(home, 'cluster'));
    if (server) await stopPostmaster(server);
    remove(home);
  }
}

const homesIn = (folder) =>
  (statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [])
    .filter((entry) => entry.startsWith(PREFIX) && !entry.includes('.lock'))
    .map((entry) => join(folder, entry));

function hasRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ROOM_BYTES && freemem() >= ROOM_BYTES;
  } catch {
    return false;
  }
}

function remove(home) {
  rmSync(realpathSync(home), { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
}

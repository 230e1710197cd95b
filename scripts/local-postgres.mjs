import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenGone } from './lib/ends-with-us.mjs';
import { fileFaultIn } from './lib/file-faults.mjs';
import { withLock, withLockIfPossible } from './lib/lock.mjs';
import { UserError } from './lib/log.mjs';
import { isAlive } from './lib/processes.mjs';
import { accountFor } from './postgres/account.mjs';
import { binariesFor } from './postgres/binaries.mjs';
import { openCluster, openPasswords } from './postgres/cluster.mjs';
import { openDatabase } from './postgres/database.mjs';
import { makeParent, openHome } from './postgres/home.mjs';
import { findPostmaster, spawnPostmaster, stopPostmaster } from './postgres/postmaster.mjs';
import { usersOf } from './postgres/users.mjs';

const CHECKOUT = resolve(import.meta.dirname, '..');
const STOP_UNUSED = join(import.meta.dirname, 'postgres/stop-unused.mjs');
// Short statements on small machines: compiling them, and treating the disk as a spinning one, only
// costs time.
const SETTINGS = {
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off',
  random_page_cost: '1.1',
  shared_buffers: '256MB',
};

const ATTEMPTS = 5;
const RETRY_MS = 200;

/**
 * Starts the PostgreSQL of the installed packages, or takes over one that a killed process left running.
 * It runs on until the last process that uses it calls `stop` or is gone.
 * @param {{ home: string, settings?: Record<string, string>, mayCreate?: boolean, throwaway?: boolean }} options
 *   home: folder for the cluster, made when absent; settings: server settings for a start;
 *   mayCreate: the owner makes databases and roles; throwaway: the data need not survive anything
 * @returns {Promise<{ url: string, ownerUrl: string, pid: number, adopted: boolean, stop: () => Promise<void> }>}
 * @throws when the platform has no package, no account can run it, or the server does not come up (with its log's end)
 */
export async function startLocalPostgres(options) {
  const wanted = resolve(options.home);
  const lock = `${wanted}.lock`;
  const account = accountFor([wanted, CHECKOUT]);
  makeParent(wanted, account);
  return withLock(lock, async () => {
    const home = openHome(
      wanted,
      account,
      (path) => findPostmaster(join(path, 'cluster')) !== undefined,
    );
    const users = usersOf(home, account);
    // Before there is a server, so that none is left if this cannot be written.
    users.join();
    const remove = options.throwaway ? ['--remove'] : [];
    const release = whenGone([process.execPath, STOP_UNUSED, wanted, ...remove]);
    const leave = async (server) => {
      if (users.leave() && server) await stopPostmaster(server);
      release();
    };
    try {
      const server = await bringUp({ ...options, home, account });
      return { ...server, stop: () => withLockIfPossible(lock, () => leave(server)) };
    } catch (error) {
      await leave(findPostmaster(join(home, 'cluster'))).catch(() => undefined);
      throw error;
    }
  });
}

async function bringUp({ home, account, settings, mayCreate = false, throwaway = false }) {
  const passwords = openPasswords(home, account);
  const bin = binariesFor(account);
  const cluster = await openCluster({ bin, home, account, passwords, throwaway });
  for (let attempt = 1; ; attempt++) {
    const found = await findStarted(cluster);
    const server =
      found ??
      (await spawnPostmaster({
        bin,
        cluster,
        logFile: join(home, 'postgres.log'),
        account,
        settings: { ...SETTINGS, ...settings },
      }));
    try {
      const { pid, port } = server;
      const urls = await openDatabase({ port, pid, passwords, mayCreate });
      return { ...urls, pid, adopted: found !== undefined };
    } catch (error) {
      // Another program took the free port first, the one found was about to stop, or backends of a
      // killed one were still at their last write.
      if (attempt === ATTEMPTS || isAlive(server.pid)) throw withLog(error, home);
      await sleep(RETRY_MS);
    }
  }
}

/** A server that is still starting has not written its port yet. */
async function findStarted(cluster) {
  for (;;) {
    const found = findPostmaster(cluster);
    if (!found || found.port) return found;
    await sleep(25);
  }
}

function withLog(error, home) {
  const log = readFileSync(join(home, 'postgres.log'), 'utf8').slice(-800);
  const said = fileFaultIn(log) ?? `PostgreSQL did not start: ${error.message}\n${log}`;
  return new UserError(said, { cause: error });
}

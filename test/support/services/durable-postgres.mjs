import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { whenGone } from '../../../scripts/lib/ends-with-us.mjs';
import { freePort } from '../../../scripts/lib/port.mjs';
import { isAlive } from '../../../scripts/lib/processes.mjs';
import { accountFor } from '../../../scripts/postgres/account.mjs';
import { binariesFor } from '../../../scripts/postgres/binaries.mjs';
import { openCluster, openPasswords } from '../../../scripts/postgres/cluster.mjs';
import { openDatabase } from '../../../scripts/postgres/database.mjs';
import { openHome } from '../../../scripts/postgres/home.mjs';
import { spawnPostmaster, stopPostmaster } from '../../../scripts/postgres/postmaster.mjs';
import { usersOf } from '../../../scripts/postgres/users.mjs';

const RESTART_LIMIT_MS = 60_000;
const RETRY_MS = 100;
/** Unlike the throwaway one it writes to disk as a real one does: it must survive being killed. */
const SETTINGS = { timezone: 'UTC', jit: 'off', max_connections: '200' };

/** See durable-postgres.d.mts. The name lets `npm test` sweep up what a killed run left behind. */
export async function startDurablePostgres() {
  const wanted = join(tmpdir(), `emma-test-${randomBytes(6).toString('hex')}`);
  const account = accountFor([wanted]);
  const home = openHome(wanted, account, () => false);
  usersOf(home, account).join();
  const passwords = openPasswords(home, account);
  const bin = binariesFor(account);
  const cluster = await openCluster({ bin, home, account, passwords, throwaway: true });
  const logFile = join(home, 'postgres.log');
  const port = await freePort();
  let pid = 0;
  let release = () => undefined;

  const start = async () => {
    const end = Date.now() + RESTART_LIMIT_MS;
    for (;;) {
      ({ pid } = await spawnPostmaster({
        bin,
        cluster,
        logFile,
        account,
        settings: SETTINGS,
        port,
      }));
      release();
      release = whenGone(['kill', '-INT', String(pid)]);
      try {
        const { url } = await openDatabase({ port, pid, passwords, mayCreate: true });
        return url;
      } catch (error) {
        // A killed server's backends may be at their last write; the next one waits for their end.
        if (Date.now() > end || isAlive(pid)) throw error;
        await sleep(RETRY_MS);
      }
    }
  };

  return {
    url: await start(),
    async start() {
      await start();
    },
    kill() {
      signalAll(pid, 'SIGKILL');
    },
    freeze() {
      signalAll(pid, 'SIGSTOP');
    },
    thaw() {
      signalAll(pid, 'SIGCONT');
    },
    async stop() {
      signalAll(pid, 'SIGCONT');
      await stopPostmaster({ pid });
      release();
      rmSync(realpathSync(home), { recursive: true, force: true });
      rmSync(wanted, { recursive: true, force: true });
    },
  };
}

function childrenOf(parent) {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = all.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid]) => pid);
}

/** The postmaster first, so that it makes no more of them meanwhile. */
function signalAll(postmaster, signal) {
  signalOne(postmaster, signal);
  for (const child of childrenOf(postmaster)) signalOne(child, signal);
}

function signalOne(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself.
  }
}

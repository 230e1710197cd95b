import { spawn } from 'node:child_process';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../lib/port.mjs';
import { commandOf, isAlive } from '../lib/processes.mjs';

const LOG_LIMIT_BYTES = 20 * 1024 * 1024;
const STOP_MS = 60_000;
const POLL_MS = 25;
/** Above every system's highest process number. */
const NO_PROCESS = 4_194_305;

/**
 * The server that runs on a cluster, by its postmaster.pid.
 * @returns {{ pid: number, port: number | undefined } | undefined} port is undefined while it starts
 */
export function findPostmaster(cluster) {
  let lines;
  try {
    lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  return servesCluster(pid, cluster) ? { pid, port: Number(lines[3]) || undefined } : undefined;
}

/** Process numbers are reused after a reboot, so a live process is not necessarily our server. */
function servesCluster(pid, cluster) {
  if (!isAlive(pid)) return false;
  if (!existsSync('/proc')) return commandOf(pid).includes(cluster);
  try {
    // A postmaster's working directory is its cluster, even after the folder was renamed.
    const [theirs, ours] = [statSync(`/proc/${pid}/cwd`), statSync(cluster)];
    return (
      theirs.ino === ours.ino &&
      theirs.dev === ours.dev &&
      /postgres/.test(readlinkSync(`/proc/${pid}/exe`))
    );
  } catch {
    return false;
  }
}

/**
 * Starts a server that outlives this process; it listens on 127.0.0.1 only.
 * @param {{ bin: string, cluster: string, logFile: string, account?: import('./account.mjs').Account, settings: Record<string, string>, port?: number }} options
 *   port: a free one when absent
 * @returns {Promise<{ pid: number, port: number }>}
 */
export async function spawnPostmaster({ bin, cluster, logFile, account, settings, port: wanted }) {
  disownStranger(cluster);
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    renameSync(logFile, `${logFile}.1`);
  }
  const port = wanted ?? (await freePort());
  const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openSync(logFile, 'a');
  const child = spawn(join(bin, 'postgres'), ['-D', cluster, '-p', String(port), ...flags], {
    ...account,
    env: postgresEnvironment(),
    cwd: '/',
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  if (account) chownSync(logFile, account.uid, account.gid);
  if (child.pid === undefined) throw await once(child, 'error').then(([error]) => error);
  return { pid: child.pid, port };
}

/**
 * An unrelated process may have the number of a killed postmaster, and PostgreSQL would take it for
 * one. Only the number is replaced: the file's other lines tell PostgreSQL whether backends of the
 * killed one are still writing.
 */
function disownStranger(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid, ...rest] = readFileSync(file, 'utf8').split('\n');
  if (isAlive(Number(pid))) writeFileSync(file, [NO_PROCESS, ...rest].join('\n'));
}

/** A fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopPostmaster({ pid }) {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const end = Date.now() + STOP_MS;
  while (isAlive(pid)) {
    if (Date.now() > end) throw new Error(`PostgreSQL (process ${pid}) does not stop.`);
    await sleep(POLL_MS);
  }
}

/** The caller's environment without the variables that PostgreSQL's programs would read. */
export function postgresEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return { ...Object.fromEntries(kept), LC_ALL: 'C' };
}

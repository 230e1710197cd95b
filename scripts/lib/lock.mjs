import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { marksLiveProcess, markOf } from './processes.mjs';

const POLL_MS = 50;

/**
 * Runs `work` while no other process holds `file`. A lock whose holder died is taken over.
 * @param {string} file the lock's path
 * @param {() => Promise<T>} work
 * @param {() => void} [onWait] called once when another process has the lock
 * @template T
 * @returns {Promise<T>} what `work` returns
 */
export async function withLock(file, work, onWait = () => {}) {
  mkdirSync(dirname(file), { recursive: true });
  let waited = false;
  while (!take(file)) {
    if (dropIfDead(file)) continue;
    if (!waited) onWait();
    waited = true;
    await sleep(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** The same for what ends something: where no lock can be laid, as on a full disk, it is done without one. */
export async function withLockIfPossible(file, work) {
  let hasBegun = false;
  try {
    return await withLock(file, () => {
      hasBegun = true;
      return work();
    });
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}

/** A link appears with its content at once, so no reader ever sees a lock without a holder. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, markOf(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

function dropIfDead(file) {
  const holder = read(file);
  if (holder === undefined) return true;
  if (marksLiveProcess(holder)) return false;
  const aside = `${file}.dead-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Another waiter may have dropped the dead lock and taken its own in between: give it back.
  if (read(aside) !== holder) renameSync(aside, file);
  else rmSync(aside, { force: true });
  return true;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

import { chownSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marksLiveProcess, markOf } from '../lib/processes.mjs';

/**
 * The processes that use one embedded server, so that the last one to leave stops it and the first
 * of two does not take it from the second. Call under the home's lock.
 */
export function usersOf(home, account) {
  const folder = join(home, 'users');
  const mine = join(folder, String(process.pid));
  return {
    join() {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      if (account) chownSync(folder, account.uid, account.gid);
      writeFileSync(mine, markOf(process.pid));
    },
    /** @returns {boolean} whether nobody is left */
    leave() {
      rmSync(mine, { force: true });
      return !anyoneIn(folder);
    },
    isEmpty: () => !anyoneIn(folder),
  };
}

function anyoneIn(folder) {
  let alive = false;
  for (const entry of entriesOf(folder)) {
    if (marksLiveProcess(readFileSync(join(folder, entry), 'utf8'))) alive = true;
    else rmSync(join(folder, entry), { force: true });
  }
  return alive;
}

function entriesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

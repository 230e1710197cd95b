import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** @typedef {{ uid: number, gid: number }} Account */

/**
 * The account PostgreSQL runs as: it refuses to run as root, so root uses another one. The owner of
 * the data or of the checkout comes first, so that using sudo once does not lock the owner out.
 * @param {string[]} owned paths whose owner is preferred, first existing one first
 * @returns {Account | undefined} undefined: the current user
 */
export function accountFor(owned) {
  if (process.getuid?.() !== 0) return undefined;
  for (const path of owned) {
    const owner = ownerOf(path);
    if (owner && owner.uid !== 0 && isKnown(owner.uid)) return owner;
  }
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const account = named(name);
    if (account) return account;
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody.');
}

/**
 * Whether an account can reach a path: search permission on every folder above, and `need` on itself.
 * @param {Account | undefined} account undefined: the current user, to whom the question is not put
 * @param {number} need permission bits for "other", such as 0o1 (enter, execute) or 0o4 (read)
 */
export function canReach(account, path, need = 0o1) {
  if (!account) return true;
  if (!permits(account, path, need)) return false;
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    if (!permits(account, folder, 0o1)) return false;
    if (folder === dirname(folder)) return true;
  }
}

function permits({ uid, gid }, path, need) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return true;
  const shift = found.uid === uid ? 6 : found.gid === gid ? 3 : 0;
  return ((found.mode >> shift) & need) === need;
}

function ownerOf(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  return found && { uid: found.uid, gid: found.gid };
}

// initdb refuses a user number without a name.
const isKnown = (uid) => id('-nu', String(uid)) !== undefined;

function named(name) {
  const [uid, gid] = [id('-u', name), id('-g', name)];
  return uid === undefined || gid === undefined
    ? undefined
    : { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

function id(...args) {
  try {
    return execFileSync('id', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

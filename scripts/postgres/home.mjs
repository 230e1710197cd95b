import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { canReach } from './account.mjs';

/**
 * Where root stores what an unprivileged account must reach although it may not enter the checkout.
 */
export const SYSTEM_STATE = '/var/lib/emma-back-office';

/**
 * The folder that holds one cluster, its passwords and its log; made when absent (its parent exists), owned by the account.
 * Lies at `wanted`, unless the account cannot get there: then `wanted` is a link to it.
 * @param {string} wanted absolute path
 * @param {import('./account.mjs').Account | undefined} account
 * @param {(home: string) => boolean} isLive whether a server runs on it: then it stays as it is
 * @returns {string} its real path
 */
export function openHome(wanted, account, isLive) {
  const isLink = lstatSync(wanted, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && !existsSync(wanted)) rmSync(wanted);
  if (existsSync(wanted)) {
    const home = realpathSync(wanted);
    if (isLive(home)) return home;
    if (!canReach(account, dirname(home))) moveOut(wanted);
  } else {
    create(wanted, account);
  }
  const home = realpathSync(wanted);
  if (account && statSync(home).uid !== account.uid) own(home, account);
  return home;
}

/**
 * Creates the folder that a home is in. One created by root in the account's own folder becomes the
 * account's.
 */
export function makeParent(wanted, account) {
  const made = mkdirSync(dirname(wanted), { recursive: true });
  if (made && account && statSync(dirname(made)).uid === account.uid) own(made, account);
}

function create(wanted, account) {
  if (canReach(account, dirname(wanted))) mkdirSync(wanted, { mode: 0o700 });
  else symlinkSync(newSystemHome(), wanted);
}

/** For a checkout that was closed to others after its first start. */
function moveOut(wanted) {
  const from = realpathSync(wanted);
  const to = newSystemHome();
  for (const entry of readdirSync(from)) execFileSync('cp', ['-a', join(from, entry), to]);
  rmSync(wanted, { recursive: true });
  symlinkSync(to, wanted);
}

/** Open to enter whatever the umask says: it is there for the account. */
export function makeSystemState() {
  mkdirSync(SYSTEM_STATE, { recursive: true });
  chmodSync(SYSTEM_STATE, 0o755);
}

function newSystemHome() {
  makeSystemState();
  return mkdtempSync(join(SYSTEM_STATE, 'data-'));
}

function own(path, { uid, gid }) {
  execFileSync('chown', ['-R', `${uid}:${gid}`, path]);
}

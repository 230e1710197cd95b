import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileFaultIn } from '../lib/file-faults.mjs';
import { UserError } from '../lib/log.mjs';
import { postgresEnvironment } from './postmaster.mjs';

const run = promisify(execFile);

/** The role that creates roles and databases; nobody else connects with it. */
export const SUPERUSER = 'postgres';

/**
 * The cluster's folder in its home, made by initdb when absent. Call under the home's lock.
 * @param {{ bin: string, home: string, account?: import('./account.mjs').Account, passwords: { superuser: string }, throwaway: boolean }} options
 */
export async function openCluster({ bin, home, account, passwords, throwaway }) {
  const cluster = join(home, 'cluster');
  if (existsSync(join(cluster, 'PG_VERSION'))) return cluster;
  // A killed initdb must leave no half cluster behind: it works on a draft that is renamed when
  // complete.
  for (const entry of readdirSync(home)) {
    if (entry.startsWith('draft')) rmSync(join(home, entry), { recursive: true });
  }
  const draft = join(home, 'draft');
  const passwordFile = join(home, 'draft.password');
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, `${passwords.superuser}\n`, { mode: 0o600 });
  for (const path of [draft, passwordFile]) give(path, account);
  const options = ['-D', draft, '-U', SUPERUSER, '--pwfile', passwordFile, '-A', 'scram-sha-256'];
  const text = ['-E', 'UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];
  const sync = throwaway ? ['--no-sync'] : [];
  try {
    await run(join(bin, 'initdb'), [...options, ...text, ...sync, '--no-instructions'], {
      ...account,
      env: postgresEnvironment(),
      cwd: '/',
    });
  } catch (error) {
    const fault = fileFaultIn(String(error.stderr));
    throw fault ? new UserError(fault, { cause: error }) : error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster);
  return cluster;
}

const ROLES = ['superuser', 'application', 'server'];

/**
 * The roles' passwords, made at random on first use and readable by the account only. `application` is the owner of the
 * database; a folder of a release that knew no `server` gets its password now.
 * @returns {{ superuser: string, application: string, server: string }}
 */
export function openPasswords(home, account) {
  const file = join(home, 'passwords.json');
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  if (ROLES.every((role) => known[role])) return known;
  const passwords = Object.fromEntries(
    ROLES.map((role) => [role, known[role] ?? randomPassword()]),
  );
  const draft = `${file}.draft`;
  writeFileSync(draft, JSON.stringify(passwords), { mode: 0o600 });
  give(draft, account);
  renameSync(draft, file);
  return passwords;
}

const randomPassword = () => randomBytes(18).toString('base64url');

function give(path, account) {
  if (account) chownSync(path, account.uid, account.gid);
}

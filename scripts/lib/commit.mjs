import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { CHECKOUT, inCheckout } from './checkout.mjs';

const LATEST = ['describe', '--always', '--abbrev=8', '--exclude=*', '--dirty=.changed'];

/**
 * Writes down which commit is built, for people who ask a server what it runs. An image is built without the
 * repository and is told (`COMMIT`); a folder without either has no commit.
 */
export function writeCommit() {
  const told = process.env.COMMIT;
  const { stdout, status } = spawnSync('git', LATEST, { cwd: CHECKOUT, encoding: 'utf8' });
  const commit = told ?? (status === 0 ? stdout.trim() : '');
  mkdirSync(inCheckout('dist'), { recursive: true });
  writeFileSync(inCheckout('dist', 'commit'), commit);
}

import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');

/** A checkout as somebody has it who has just cloned it: without packages, build and data. */
export interface DrilledCheckout {
  path: string;
  remove: () => Promise<void>;
}

export async function cloneCheckout(): Promise<DrilledCheckout> {
  const path = await mkdtemp(join(tmpdir(), 'emma-first-start-'));
  // As root the database runs as another account, which must get here.
  await chmod(path, 0o755);
  const files = join(path, 'files.tar');
  await run('sh', ['-c', 'git ls-files -z | tar --null -cf "$1" -T -', 'sh', files], { cwd: ROOT });
  await run('tar', ['-xf', files, '-C', path]);
  await rm(files);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { writePackageOf } from './package-of-sources.js';
import { SWC_OPTIONS } from './swc-options.js';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');

/** The previous release: new processes may run next to its own, and it may be put back. */
export const PREVIOUS_RELEASE = '92ee3a0d5d43a2daa7745ca5f2360215cab2f70b';

/** A clone without the whole history has to get that commit first. */
async function bringPreviousRelease(): Promise<void> {
  const isHere = await run('git', ['cat-file', '-e', `${PREVIOUS_RELEASE}^{commit}`], { cwd: ROOT })
    .then(() => true)
    .catch(() => false);
  if (isHere) return;
  await run('git', ['fetch', '--quiet', '--depth=1', 'origin', PREVIOUS_RELEASE], { cwd: ROOT });
}

/** A file as the previous release had it. */
export async function fileOfPreviousRelease(path: string): Promise<string> {
  await bringPreviousRelease();
  return (await run('git', ['show', `${PREVIOUS_RELEASE}:${path}`], { cwd: ROOT })).stdout;
}

/** The files of the previous release whose paths fit, with their texts. */
export async function filesOfPreviousRelease(fits: RegExp): Promise<Map<string, string>> {
  await bringPreviousRelease();
  const list = ['ls-tree', '-r', '--name-only', PREVIOUS_RELEASE, 'src'];
  const paths = (await run('git', list, { cwd: ROOT })).stdout.split('\n');
  const found = new Map<string, string>();
  for (const path of paths.filter((one) => fits.test(one)))
    found.set(path, await fileOfPreviousRelease(path));
  return found;
}

/**
 * Compiles the previous release, from the history, to run with today's packages.
 * @returns the path of each program of it, and what removes them
 */
export async function compilePreviousRelease(): Promise<{
  program: (name: 'main' | 'migrate') => string;
  remove: () => Promise<void>;
}> {
  // Inside the project, so that the packages are found from there.
  const local = join(ROOT, '.local');
  await mkdir(local, { recursive: true });
  const folder = await mkdtemp(join(local, 'previous-release-'));
  const archive = join(folder, 'sources.tar');
  await bringPreviousRelease();
  await run('git', ['archive', '-o', archive, PREVIOUS_RELEASE, 'src'], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', folder]);
  const cli = join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const args = [cli, 'src', '-d', 'built', '--quiet', '--no-swcrc', '--strip-leading-paths'];
  await run(process.execPath, [...args, ...SWC_OPTIONS], { cwd: folder });
  writePackageOf(folder, './built');
  return {
    program: (name) => join(folder, 'built', `${name}.js`),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

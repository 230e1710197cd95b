import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

const run = promisify(execFile);
/** What the server is built from. */
const SOURCES = [
  'src',
  'scripts',
  'nest-cli.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
];

/**
 * Builds the server of a revision with today's packages; the build stays for the next run.
 * @param {string} name a revision as Git knows it
 * @returns {Promise<{ folder: string, commit: string }>} the folder with its `dist`
 */
export async function buildRevision(name) {
  const { stdout } = await run('git', ['rev-parse', '--verify', `${name}^{commit}`], {
    cwd: inCheckout(),
  });
  const commit = stdout.trim();
  // Inside the checkout, so that the packages are found from there.
  const folder = inCheckout('.local', 'revisions', commit);
  if (existsSync(join(folder, 'built'))) return { folder, commit };
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'sources.tar');
  await run('git', ['archive', '-o', archive, commit, ...SOURCES], { cwd: inCheckout() });
  await run('tar', ['-xf', archive, '-C', folder]);
  await run(process.execPath, [inCheckout('node_modules/@nestjs/cli/bin/nest.js'), 'build'], {
    cwd: folder,
  });
  await mkdir(join(folder, 'built'));
  return { folder, commit };
}

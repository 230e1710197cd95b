import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { inCheckout } from '../lib/checkout.mjs';
import { npm } from '../lib/install.mjs';
import { log } from '../lib/log.mjs';

/** The major versions of Node.js that the product runs on, the usual one first; the last is without support. */
export const MAJORS = ['24', '22', '20'];

/**
 * A Node.js of this major version: the running one, else npm's package `node`, kept under .local.
 * @param {string} major one of MAJORS
 * @returns {Promise<{ program: string, version: string, env: NodeJS.ProcessEnv }>} env: what it starts finds it first
 */
export async function nodeOf(major) {
  const program = major === majorOf(process.version) ? process.execPath : await installed(major);
  const version = execFileSync(program, ['--version'], { encoding: 'utf8' }).trim().slice(1);
  const PATH = [dirname(program), process.env.PATH].join(delimiter);
  return { program, version, env: { ...process.env, PATH } };
}

const majorOf = (version) => version.slice(1).split('.')[0];

async function installed(major) {
  const folder = inCheckout('.local', `node-${major}`);
  const program = join(folder, 'node_modules/node/bin/node');
  if (existsSync(program)) return program;
  log(`Installing Node.js ${major}…`);
  mkdirSync(folder, { recursive: true });
  // Its script fetches the package of this platform.
  const manifest = { private: true, allowScripts: { node: true } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await npm(['install', '--prefix', folder, '--no-audit', '--no-fund', `node@${major}`]);
  return program;
}

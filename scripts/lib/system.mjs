import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { log, UserError } from './log.mjs';

/**
 * What the tests need from the system: the usual names of its programs and the packages that
 * provide them.
 */
const NEEDS = {
  redis: {
    name: 'a Redis server',
    variable: 'REDIS_SERVER_PATH',
    programs: ['redis-server', 'valkey-server'],
    elsewhere: ['/opt/homebrew/bin/redis-server', '/usr/local/bin/redis-server'],
    debian: ['redis-server'],
    brew: 'redis',
  },
  nginx: {
    name: 'nginx',
    variable: 'NGINX_PATH',
    programs: ['nginx'],
    elsewhere: ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'],
    debian: ['nginx-light'],
    brew: 'nginx',
  },
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    elsewhere: [
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ],
    debian: ['chromium', 'fonts-liberation'],
    brew: '--cask chromium',
  },
  faketime: {
    name: 'libfaketime',
    variable: 'FAKETIME_LIBRARY_PATH',
    programs: [],
    elsewhere: ['x86_64', 'aarch64'].map(
      (machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketimeMT.so.1`,
    ),
    debian: ['libfaketime'],
    brew: 'libfaketime',
  },
};

/**
 * Finds the programs, installing Debian's packages where root may.
 * @param {('redis' | 'chromium' | 'faketime' | 'nginx')[]} wanted
 * @returns {Promise<Record<string, string>>} the path of each
 * @throws UserError that says exactly what to install
 */
export async function findPrograms(wanted) {
  const missing = wanted.filter((key) => !find(NEEDS[key]));
  if (missing.length > 0) await installMissing(missing);
  const lost = wanted.filter((key) => !find(NEEDS[key]));
  if (lost.length > 0) throw new UserError(lost.map((key) => howTo(NEEDS[key])).join('\n'));
  return Object.fromEntries(wanted.map((key) => [key, find(NEEDS[key])]));
}

function find({ variable, programs, elsewhere }) {
  const given = process.env[variable];
  if (given) return existsSync(given) ? given : undefined;
  const onPath = (process.env.PATH ?? '').split(delimiter);
  const candidates = programs.flatMap((program) => onPath.map((folder) => join(folder, program)));
  return [...candidates, ...elsewhere].find((path) => existsSync(path));
}

async function installMissing(keys) {
  const named = keys.filter((key) => process.env[NEEDS[key].variable]);
  if (named.length > 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const packages = keys.flatMap((key) => NEEDS[key].debian);
  log(`Installing ${packages.join(' and ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}

function howTo({ name, variable, debian, brew }) {
  const given = process.env[variable];
  if (given) return `${variable} names ${given}, which does not exist.`;
  return `The tests need ${name}. Debian: sudo apt-get install ${debian.join(' ')}. macOS: brew install ${brew}. Elsewhere: set ${variable} to the program.`;
}

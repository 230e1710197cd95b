import { existsSync, readFileSync } from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { run, runNode } from './children.mjs';
import { log } from './log.mjs';

const TELL_MS = 5_000;

/** Installs the packages when node_modules differs from the lock file. */
export async function installPackages() {
  if (isInstalled()) return;
  log('Installing packages…');
  // Building needs the development packages, whatever NODE_ENV says.
  const told = setInterval(tellHowFar, TELL_MS);
  try {
    await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  } finally {
    clearInterval(told);
  }
  log('Packages are installed.');
}

/** By the packages that are there; those of other platforms never are. */
function tellHowFar() {
  const paths = Object.keys(packagesOf('package-lock.json') ?? {}).filter((path) => path !== '');
  const there = paths.filter((path) => existsSync(inCheckout(path, 'package.json')));
  log(`Installing packages: ${there.length} of about ${paths.length}…`);
}

/** Runs npm, the same one that runs this command if there is one. */
export function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { mayHang: true };
  return cli?.endsWith('.js') ? runNode([cli, ...args], options) : run('npm', args, options);
}

/** npm writes the hidden lock file last, so an interrupted install does not count as one. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    if (!present[path]) return entry.optional || entry.devOptional || entry.peer || false;
    return present[path].version === entry.version;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(inCheckout(file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import { inCheckout } from './checkout.js';

/** The version in package.json and the commit that was built, as `0.1.0+1b4c291b`. */
export const VERSION = [
  readVersion(),
  // Written by every build (scripts/lib/commit.mjs); sources that run without one have none.
  read('dist/commit')?.trim(),
]
  .filter(Boolean)
  .join('+');

function readVersion(): string {
  const file = read('package.json');
  return file === undefined ? '0.0.0' : (JSON.parse(file) as { version: string }).version;
}

function read(path: string): string | undefined {
  const file = inCheckout(path);
  return file && readFileSync(file, 'utf8');
}

import { readFileSync } from 'node:fs';

interface PackageFile {
  version: string;
}

const file = new URL('../../../package.json', import.meta.url);

/** The version that package.json names. */
export const VERSION = readVersion();

function readVersion(): string {
  // From dist/server the file lies one folder higher than from src.
  for (const at of [file, new URL('../../../../package.json', import.meta.url)]) {
    try {
      return (JSON.parse(readFileSync(at, 'utf8')) as PackageFile).version;
    } catch {
      continue;
    }
  }
  return '0.0.0';
}

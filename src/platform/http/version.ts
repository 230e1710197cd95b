import { readFileSync } from 'node:fs';

interface PackageFile {
  version: string;
}

const file = new URL('../../../package.json', import.meta.url);

/** The version in package.json. */
export const VERSION = readVersion();

function readVersion(): string {
  // Seen from dist/server, the file is one folder higher than from src.
  for (const at of [file, new URL('../../../../package.json', import.meta.url)]) {
    try {
      return (JSON.parse(readFileSync(at, 'utf8')) as PackageFile).version;
    } catch {
      continue;
    }
  }
  return '0.0.0';
}

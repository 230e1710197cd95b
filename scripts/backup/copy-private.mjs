import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Copies a file, or a folder with everything in it, so that only its owner can read the copy. The
 * modes are set one by one: what Node's own recursive copy does with them differs from version to
 * version, a backup may have come from a disk that stores none, and PostgreSQL starts only on a
 * folder that is its own.
 * @param {string} from
 * @param {string} to an existing folder is filled
 */
export function copyPrivate(from, to) {
  if (!statSync(from).isDirectory()) {
    copyFileSync(from, to);
    chmodSync(to, FILE_MODE);
    return;
  }
  mkdirSync(to, { recursive: true });
  chmodSync(to, FOLDER_MODE);
  for (const entry of readdirSync(from)) copyPrivate(join(from, entry), join(to, entry));
}

import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Copies a file, or a folder with all that is in it, so that its owner alone may read the copy. The modes are set
 * one by one: what becomes of them in Node's own recursive copy differs from version to version, a backup may have
 * come over a disk that keeps none, and PostgreSQL starts on a folder of its own only.
 * @param {string} from
 * @param {string} to a folder that is there already is filled
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

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from './sources.js';

const FOLDERS = ['src', 'web', 'test', 'scripts', 'docs', 'deploy', '.ci'];
const NO_TEXT = /\.(?:png|jpe?g|ico|webp|woff2?|gz|zip)$/;
const MADE = /^package-lock\.json$/;

/** One text of the tree, with its path relative to the checkout. */
export interface TreeText {
  path: string;
  text: string;
}

const read = (path: string): TreeText => ({
  path,
  text: readFileSync(join(CHECKOUT, path), 'utf8'),
});

const filesOf = (folder: string, recursive: boolean): string[] =>
  readdirSync(join(CHECKOUT, folder), { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && !NO_TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(CHECKOUT.length + 1));

/** Every text that a person wrote here: code, tests, pages, settings. */
export const textsOfTheTree = (): TreeText[] =>
  [...FOLDERS.flatMap((folder) => filesOf(folder, true)), ...filesOf('.', false)]
    .filter((path) => !MADE.test(path) && path !== '.env')
    .map((path) => read(path));

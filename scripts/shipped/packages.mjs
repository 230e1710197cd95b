import { existsSync, readFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';

const FOLDER = 'node_modules/';

/**
 * A package of somebody else that the product brings along.
 * @typedef {{ name: string, version: string, license: string, path: string }} Shipped `path` from the checkout
 */

/** Those that are installed with the server. @returns {Shipped[]} */
export function serverPackages() {
  const { packages } = readJson('package-lock.json');
  return Object.entries(packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(inCheckout(path)))
    .map(([path, { version, license = '' }]) => ({ name: nameOf(path), version, license, path }));
}

/** The build lists only those whose code is in the page; of this one it has a font. */
const WITHOUT_CODE = ['@fontsource-variable/inter'];

/** Those of which something is in the files that browsers get. @returns {Shipped[]} */
export const browserPackages = () => [
  ...readJson('dist/web/licenses.json').map(({ name, version, identifier }) => ({
    name,
    version,
    license: identifier ?? '',
    path: FOLDER + name,
  })),
  ...WITHOUT_CODE.map((name) => {
    const { version, license = '' } = readJson(`${FOLDER}${name}/package.json`);
    return { name, version, license, path: FOLDER + name };
  }),
];

/** The name of a package by where it is installed, also below another. */
export const nameOf = (path) => path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);

const readJson = (path) => JSON.parse(readFileSync(inCheckout(path), 'utf8'));

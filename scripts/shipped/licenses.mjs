/**
 * What may be shipped with a product that is sold. The library that reads pictures uses one under the LGPL, in a file
 * of its own that anybody may replace.
 */
const FREE = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['Python-2.0', 'CC0-1.0', 'CC-BY-4.0', 'OFL-1.1', 'Unlicense', 'Zlib', 'LGPL-3.0-or-later'],
];

/** Whether a license expression leaves one way to use the package. */
export function isFree(license) {
  // Some name the address of the text behind it.
  const words = license.replace(/\((https?:[^)]*)\)/g, '').replace(/[()]/g, ' ');
  return words
    .split(/\sOR\s/)
    .some((way) => way.split(/\sAND\s/).every((one) => FREE.includes(one.trim())));
}

/** @param {import('./packages.mjs').Shipped[]} packages @returns {string[]} a line for each that must not be shipped */
export const notFree = (packages) =>
  packages
    .filter(({ license }) => !isFree(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'no license'}`);

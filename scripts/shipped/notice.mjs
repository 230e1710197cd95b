import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { inCheckout } from '../lib/checkout.mjs';
import { browserPackages, serverPackages } from './packages.mjs';

const TEXT = /^(licen[sc]e|copying|notice)/i;
const HEAD = `# Notice

What others wrote and this product brings along, with the terms under which they gave it. The build makes this file.
`;

/** Writes dist/NOTICE.txt, once server and page are built. */
export function writeNotice() {
  const packages = [...serverPackages(), ...browserPackages()];
  writeFileSync(inCheckout('dist', 'NOTICE.txt'), noticeOf(packages, textOf));
}

/**
 * @param {import('./packages.mjs').Shipped[]} packages
 * @param {(shipped: import('./packages.mjs').Shipped) => string | undefined} textOf the license as the package has it
 */
export function noticeOf(packages, textOf) {
  const byTitle = new Map(
    packages.map((one) => [`${one.name} ${one.version} (${one.license || 'no license'})`, one]),
  );
  const byText = new Map();
  for (const title of [...byTitle.keys()].sort()) {
    const text = textOf(byTitle.get(title)) ?? 'The package has no text of its own.';
    byText.set(text, [...(byText.get(text) ?? []), title]);
  }
  const parts = [...byText].map(([text, titles]) => `\n## ${titles.join(', ')}\n\n${text}\n`);
  return HEAD + parts.join('');
}

function textOf({ path }) {
  const folder = inCheckout(path);
  const files = readdirSync(folder).filter((file) => TEXT.test(file));
  if (files.length === 0) return undefined;
  return files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim()).join('\n\n');
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');

/**
 * Lets compiled sources in a folder of their own find each other there, not in the built server:
 * the nearest package.json says what an import such as `#kernel/ids.js` means.
 * @param folder that gets the package.json
 * @param sources where `src` was compiled to, as seen from it
 */
export function writePackageOf(folder: string, sources: string): void {
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    imports: Record<string, { default: string }>;
  };
  const own = Object.entries(imports).map(([name, { default: built }]) => [
    name,
    built.replace('./dist/server', sources),
  ]);
  const description = {
    private: true,
    type: 'module',
    imports: Object.fromEntries(own) as unknown,
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(description));
}

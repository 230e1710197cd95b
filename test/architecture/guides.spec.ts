import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';
import { textsOfTheTree } from './support/texts.js';

const FILE = /`((?:src|web|test|scripts|deploy|docs)\/[\w./-]+\.\w+)`/g;
const COMMAND = /\bnpm run ([a-z][\w:-]*)/g;
/** A report of measurements is about one day, and names what was there then. */
const isGuide = (path: string): boolean =>
  path.endsWith('.md') && !path.startsWith('docs/evidence/') && path !== 'CHANGELOG.md';

const guides = textsOfTheTree().filter(({ path }) => isGuide(path));
const found = (pattern: RegExp) =>
  guides.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })),
  );

describe('a guide', () => {
  it('names files that exist', () => {
    const named = found(FILE);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !existsSync(join(CHECKOUT, name)))).toEqual([]);
  });

  it('names commands of package.json', async () => {
    const { default: manifest } = (await import('../../package.json', {
      with: { type: 'json' },
    })) as { default: { scripts: Record<string, string> } };
    expect(found(COMMAND).filter(({ name }) => !(name in manifest.scripts))).toEqual([]);
  });
});

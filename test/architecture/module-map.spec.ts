import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const uses = createRequire(import.meta.url)('../../.module-map.cjs') as Record<string, string[]>;

/** Lines such as `mail -> branches customers`. */
function drawnMap(): Record<string, string[]> {
  const text = readFileSync(resolve(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const lines = text.matchAll(/^([a-z-]+) +-> ([a-z -]+)$/gm);
  return Object.fromEntries(
    [...lines].map(([, name = '', used = '']) => [name, used.trim().split(' ')]),
  );
}

describe('the module map', () => {
  it('is drawn in ARCHITECTURE.md as the rule file has it', () => {
    const busy = Object.entries(uses).filter(([, used]) => used.length > 0);
    expect(drawnMap()).toEqual(Object.fromEntries(busy));
  });

  it('has no cycles', () => {
    const reaches = (from: string, to: string): boolean =>
      (uses[from] ?? []).some((next) => next === to || reaches(next, to));
    expect(Object.keys(uses).filter((name) => reaches(name, name))).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';

const PAGE = readFileSync(join(CHECKOUT, 'docs/security.md'), 'utf8');
const FILE = /`((?:src|web|test|scripts)\/[\w./-]+\.\w+)`/g;
const ITEM = /(\d+\.\d+)\.(\d+)(?: to \1\.(\d+))?(?:, |(?= ))/y;

/** The items that a row covers: `1.2.6, 1.2.7`, `6.2.1 to 6.2.8`. */
function itemsOf(row: string): string[] {
  const items: string[] = [];
  ITEM.lastIndex = 2;
  for (let found = ITEM.exec(row); found; found = ITEM.exec(row)) {
    const [, section = '', first = '', last = first] = found;
    for (let item = Number(first); item <= Number(last); item += 1)
      items.push(`${section}.${item}`);
  }
  return items;
}

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...PAGE.matchAll(FILE)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(join(CHECKOUT, path)))).toEqual([]);
  });

  it('calls nothing held that no test holds', () => {
    const held = PAGE.split('\n').filter((line) => line.includes('| held |'));
    const untested = held.filter(
      (line) => !/`[\w./-]+\.spec\.tsx?`|`npm run resilience|the same/.test(line),
    );
    expect(untested).toEqual([]);
  });

  it.each([
    [1, 70],
    [2, 183],
  ])('has every item of level %d once', (level, count) => {
    const [, section = ''] = PAGE.split(`## ASVS 5.0.0, level ${level}\n`);
    const rows = (section.split('\n## ')[0] ?? '')
      .split('\n')
      .filter((line) => /^\| \d/.test(line));
    const items = rows.flatMap(itemsOf);
    expect(items).toHaveLength(count);
    expect(new Set(items).size).toBe(count);
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';

const PAGE = readFileSync(join(CHECKOUT, 'docs/security.md'), 'utf8');
const FILE = /`((?:src|web|test)\/[\w./-]+\.\w+)`/g;
/** 70 items of level 1, some rows standing for several. */
const ITEMS = 70;

const itemsOf = (row: string): number => {
  const [, first = '', word, last = ''] =
    /^\| (\d+\.\d+\.\d+)(?:( to |, )([\d., ]+))?/.exec(row) ?? [];
  if (first === '') return 0;
  const numbers = last.match(/\d+\.\d+\.\d+/g) ?? [];
  const lastOf = (item: string): number => Number(item.split('.').at(-1));
  return word === ' to ' ? lastOf(numbers[0] ?? '') - lastOf(first) + 1 : 1 + numbers.length;
};

describe('docs/security.md', () => {
  it('names files that exist', () => {
    const named = [...PAGE.matchAll(FILE)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter((path) => !existsSync(join(CHECKOUT, path)))).toEqual([]);
  });

  it('calls nothing held that no test holds', () => {
    const held = PAGE.split('\n').filter((line) => line.includes('| held |'));
    const untested = held.filter(
      (line) => !/`[\w./-]+\.spec\.tsx?`|`npm run trust|the same/.test(line),
    );
    expect(untested).toEqual([]);
  });

  it('has every item of level 1', () => {
    const count = PAGE.split('\n').reduce((sum, line) => sum + itemsOf(line), 0);
    expect(count).toBe(ITEMS);
  });
});

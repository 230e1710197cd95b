import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { coinedIn, coinedInPath } from './support/coined-names.js';
import { CHECKOUT } from './support/sources.js';

/** Names stored in databases stay, and the list itself contains what may not come back. */
const EXEMPT = /(^|\/)migrations[/.]|coined-names/;

const sources = ['scripts', 'src', 'test', 'web'].flatMap((top) =>
  readdirSync(join(CHECKOUT, top), { recursive: true, encoding: 'utf8' })
    .map((path) => `${top}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && !EXEMPT.test(path)),
);

describe('names that were coined here', () => {
  it('stay away from files and folders', () => {
    expect(sources.filter((path) => coinedInPath(path).length > 0)).toEqual([]);
  });

  it('stay away from the code', () => {
    const left = sources.flatMap((path) =>
      coinedIn(readFileSync(join(CHECKOUT, path), 'utf8')).map((name) => `${path}: ${name}`),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ['const readWish = () => 1', ['readWish']],
    ['class ProblemMarks {}', ['ProblemMarks']],
    ["// a wish\nconst request = 'wish';", []],
    ['const trustProxies = handOver(words)', []],
  ])('are found in: %s', (text, names) => {
    expect(coinedIn(text)).toEqual(names);
  });

  it.each([
    ['web/features/mail/mail-words.tsx', ['mail-words']],
    ['test/trust/faults/world.ts', ['trust']],
    ['src/platform/http/trust-proxies.ts', []],
  ])('are found in: %s', (path, names) => {
    expect(coinedInPath(path)).toEqual(names);
  });
});

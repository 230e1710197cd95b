import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';
import { textsOfTheTree } from './support/texts.js';

const FILE = /`((?:src|web|test|scripts|deploy|docs)\/[\w./-]+\.\w+)`/g;
/** With a part that stands for many names: `src/modules/<module>/*.row.ts`. */
const FILES = /`((?:src|web|test|scripts|deploy|docs)\/[\w./<>*-]*[<*][\w./<>*-]*\.\w+)`/g;
const TESTS = /--testPathPatterns '([^']+)'/g;
const COMMAND = /\bnpm run ([a-z][\w:-]*)/g;
const LINKS = /\]\((?!\w+:|#)([^)#\s]+)/g;
/** A report of measurements is about one day, and names what was there then. */
const isGuide = (path: string): boolean =>
  path.endsWith('.md') && !/^docs\/(?:archive|evidence)\//.test(path) && path !== 'CHANGELOG.md';

const texts = textsOfTheTree();
const guides = texts.filter(({ path }) => isGuide(path));
const found = (pattern: RegExp) =>
  guides.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, name = '']) => ({ path, name })),
  );

const escaped = (text: string): string => text.replaceAll(/[.+^$()[\]{}|\\]/g, '\\$&');
const ofPlaceholders = (text: string): string => text.replaceAll(/<[\w-]+>|\*/g, '[^/]+');
const isThere = (pattern: RegExp): boolean => texts.some(({ path }) => pattern.test(path));
/** The choices of a pattern: `a|b(c|d)` gives `a` and `b(c|d)`. */
const choicesOf = (pattern: string): string[] => pattern.split(/\|(?![^(]*\))/);

describe('a guide', () => {
  it('names files that exist', () => {
    const named = found(FILE);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ name }) => !existsSync(join(CHECKOUT, name)))).toEqual([]);
  });

  it('links to pages and pictures that exist, as every page does', () => {
    const links = texts
      .filter(({ path }) => path.endsWith('.md'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(LINKS)].map(([, to = '']) => ({ path, to: join(dirname(path), to) })),
      );
    expect(links.length).toBeGreaterThan(150);
    expect(links.filter(({ to }) => !existsSync(join(CHECKOUT, to)))).toEqual([]);
  });

  it('names kinds of files of which there are some', () => {
    const named = found(FILES);
    expect(named.length).toBeGreaterThan(5);
    const patternOf = (name: string): RegExp => new RegExp(`^${ofPlaceholders(escaped(name))}$`);
    expect(named.filter(({ name }) => !isThere(patternOf(name)))).toEqual([]);
  });

  it('names tests that are there by each part of a pattern', () => {
    const named = found(TESTS).flatMap(({ path, name }) =>
      choicesOf(name).map((choice) => ({ path, name: choice })),
    );
    expect(named.length).toBeGreaterThan(20);
    const patternOf = (name: string): RegExp =>
      new RegExp(`(${ofPlaceholders(name)}).*\\.spec\\.\\w+$`);
    expect(named.filter(({ name }) => !isThere(patternOf(name)))).toEqual([]);
  });

  it('names commands of package.json', async () => {
    const { default: manifest } = (await import('../../package.json', {
      with: { type: 'json' },
    })) as { default: { scripts: Record<string, string> } };
    expect(found(COMMAND).filter(({ name }) => !(name in manifest.scripts))).toEqual([]);
  });
});

const DECISION =
  /^# .+\n\n\d{4}-\d\d-\d\d\n\n\*\*Situation\.\*\* [^]+\n\n\*\*Decision\.\*\* [^]+\n\n\*\*Refused\.\*\*\n\n- [^]+\n\n\*\*What would change our mind\.\*\* [^]+$/;

describe('the decisions', () => {
  const folder = 'docs/decisions/';
  const pages = guides.filter(({ path }) => /^docs\/decisions\/\d{4}-[\w-]+\.md$/.test(path));
  const sorted = [...pages].sort((one, other) => one.path.localeCompare(other.path));

  it('each say when, why, what was refused, and what would change our mind', () => {
    expect(sorted.length).toBeGreaterThan(20);
    expect(sorted.filter(({ text }) => !DECISION.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('are listed by number, title and date', () => {
    const index = guides.find(({ path }) => path === `${folder}README.md`)?.text ?? '';
    const listed = index.split('\n').filter((line) => line.startsWith('| [0'));
    expect(listed).toEqual(
      sorted.map(({ path, text }) => {
        const [title = '', , date = ''] = text.split('\n');
        const name = path.slice(folder.length);
        return `| [${name.slice(0, 4)}](${name}) | ${title.slice(2)} | ${date} |`;
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT, sourcesEndingIn } from './support/sources.js';

const textOf = (path: string): string => readFileSync(join(CHECKOUT, path), 'utf8');
const modules = sourcesEndingIn('.ts').filter((path) => path.startsWith('src/modules/'));

/** The name of a kind of file, its folder in the module, and what its source contains. */
interface Kind {
  path: RegExp;
  says: RegExp;
}

const KINDS: Readonly<Record<string, Kind>> = {
  'a port': {
    path: /^src\/modules\/[^/]+\/ports\/[a-z-]+\.ts$/,
    says: /^export const [A-Z_]+ = Symbol\(/m,
  },
  'an adapter': {
    path: /^src\/modules\/[^/]+\/adapters\/[a-z-]+\.adapter\.ts$/,
    says: /^export class \w+Adapter\b/m,
  },
  'a job or its queue': {
    path: /^src\/modules\/[^/]+\/jobs\/[a-z-]+(\.job|-queue)\.ts$/,
    says: /^export const [A-Z_]+ = define(Job|Queue|Subscriber)\b/m,
  },
  'a public event': {
    path: /^src\/modules\/[^/]+\/contract\/public-events\/[a-z-]+\.event\.ts$/,
    says: /^export class \w+ extends publicEvent\(/m,
  },
  'what does a job': {
    path: /^src\/modules\/[^/]+\/processors\/[a-z-]+\.processor\.ts$/,
    says: /^@JobProcessor\(/m,
  },
  'a row': {
    path: /^src\/modules\/[^/]+\/persistence\/[a-z-]+\.row\.ts$/,
    says: /^@Entity\(/m,
  },
  'a repository': {
    path: /^src\/modules\/[^/]+\/persistence\/[a-z-]+\.repository\.ts$/,
    says: /^export class \w+Repository\b/m,
  },
  'a view or function of the database': {
    path: /^src\/modules\/[^/]+\/sql\/[a-z-]+\.(view|function)\.ts$/,
    says: /^export const [A-Z_]+ = (view|sqlFunction)\(/m,
  },
  'a reader': {
    path: /^src\/modules\/[^/]+\/queries\/[a-z-]+-reader\.ts$/,
    says: /^export class \w+Reader\b/m,
  },
};

/**
 * Besides rows and repositories: rows to plain types and back, statements, and what a repository
 * writes with.
 */
const IN_PERSISTENCE =
  /\/persistence\/(migrations\/.+|[a-z-]+\.(row|repository|mapper|sql|writer)\.ts)$/;

describe('one shape in every module', () => {
  it.each(Object.entries(KINDS))('%s has its name and its folder', (_kind, { path, says }) => {
    const named = modules.filter((one) => path.test(one));
    expect(named.length).toBeGreaterThan(0);
    expect(modules.filter((one) => says.test(textOf(one)))).toEqual(named);
  });

  it('what modules announce to each other is in events', () => {
    const heard = new Set(
      modules.flatMap((one) =>
        [...textOf(one).matchAll(/^@Reaction\((\w+)\)/gm)].map(([, name]) => name),
      ),
    );
    const told = modules.filter((one) =>
      [...textOf(one).matchAll(/^export class (\w+)/gm)].some(([, name]) => heard.has(name)),
    );
    const named = modules.filter((one) =>
      /^src\/modules\/[^/]+\/events\/[a-z-]+\.event\.ts$/.test(one),
    );
    expect(told).toEqual(named);
  });

  it('nothing else lies among what is stored', () => {
    const stored = modules.filter((one) => one.includes('/persistence/'));
    expect(stored.filter((one) => !IN_PERSISTENCE.test(one))).toEqual([]);
    const elsewhere = modules.filter(
      (one) => /\.(mapper|writer)\.ts$/.test(one) && !stored.includes(one),
    );
    expect(elsewhere).toEqual([]);
  });

  it('what is made for others to use among what is stored is a repository or its writer', () => {
    const made = modules.filter(
      (one) => one.includes('/persistence/') && /^@Injectable\(/m.test(textOf(one)),
    );
    expect(made.filter((one) => !/\.(repository|writer)\.ts$/.test(one))).toEqual([]);
  });
});

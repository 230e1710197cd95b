import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './support/sources.js';

const HEADING = '## The files of one booking';
const MOST = 18;

/** Reached by wrapping or joining, not by an import: what the file before calls it. */
const CALLED: Readonly<Record<string, string>> = {
  'app/command-pipeline.ts': 'CommandBus',
};
/** What else handlers, readers and repositories import, and why it is not on the way. */
const ASIDE: Readonly<Record<string, string>> = {
  'modules/moves/persistence/customer-lock.repository.ts':
    'asked only where a command locks several customers',
  'modules/scheduling/commands/left-ends.ts': 'nothing, where no direct leg ends',
  'modules/scheduling/commands/leg-ender.ts': 'asked only where a direct leg ends',
  'modules/scheduling/queries/foreseen-placings.ts':
    'asked only where somebody else holds the truck',
  'modules/scheduling/queries/shown-bookings.ts': 'the answer, once the rows are written',
  'modules/trucks/persistence/truck.mapper.ts': 'what is known of the truck, for the answer',
};

const textOf = (path: string): string => readFileSync(join(CHECKOUT, 'src', path), 'utf8');

/** The paths that the section names, in their order. */
function walk(): string[] {
  const document = readFileSync(join(CHECKOUT, 'ARCHITECTURE.md'), 'utf8');
  const section = document.split(HEADING)[1]?.split('\n## ')[0] ?? '';
  const paths = section.matchAll(/`((?:modules|app|platform)\/[^`]+\.ts)`/g);
  return [...paths].map(([, path = '']) => path);
}

/** What a file imports to run it, by path. */
const importsOf = (path: string): string[] =>
  [...textOf(path).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)\.js';/gm)].map(
    ([, named = '']) => `${normalize(join(dirname(path), named))}.ts`,
  );

/** The names by which the previous file knows a file: its exports, its message, its port. */
const namesOf = (path: string): string[] =>
  [
    CALLED[path],
    ...[
      ...textOf(path).matchAll(
        /@CommandHandler\((\w+)\)|implements (\w+)|^export (?:async )?\w+ (\w+)/gm,
      ),
    ].map(([, message, port, exported]) => message ?? port ?? exported),
  ].filter((name) => name !== undefined);

/** Where code that acts is; messages and rows are what it acts with. */
const ACTS = /\/(adapters|commands|lookups|persistence|queries|reactions)\//;
const CARRIED = /\.(command|row)\.ts$/;

describe('the files of a booking', () => {
  const files = walk();

  it(`are at most ${MOST}, each listed once`, () => {
    expect(files[0]).toMatch(/\.controller\.ts$/);
    expect(files.length).toBeLessThanOrEqual(MOST);
    expect(new Set(files).size).toBe(files.length);
  });

  it('are each handed the booking by one before', () => {
    const lost = files.slice(1).filter((path, index) => {
      const before = files.slice(0, index + 1).map(textOf);
      return !namesOf(path).some((name) =>
        before.some((text) => new RegExp(`\\b${name}\\b`).test(text)),
      );
    });
    expect(lost).toEqual([]);
  });

  it('leave out nothing on the way that acts', () => {
    const besides = files
      .flatMap(importsOf)
      .filter((path) => !files.includes(path) && ACTS.test(path) && !CARRIED.test(path));
    expect([...new Set(besides)].sort()).toEqual(Object.keys(ASIDE));
  });
});

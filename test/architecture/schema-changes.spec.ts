import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { MIGRATIONS } from '../../src/app/migrations.js';
import type { Contraction } from '#platform/database/schema-changes.js';
import {
  fileOfPreviousRelease,
  filesOfPreviousRelease,
} from '../support/product/previous-release.js';
import { changedSql } from './support/changed-sql.js';
import { CHECKOUT, sourcesEndingIn } from './support/sources.js';
import { takenAwayBy } from './support/taken-away.js';

async function migrationsSince(): Promise<typeof MIGRATIONS> {
  const before = await fileOfPreviousRelease('src/app/migrations.ts');
  const known = new Set(before.match(/\b[A-Z]\w*\d{13}\b/g));
  expect(known.size).toBeGreaterThan(30);
  return MIGRATIONS.filter(({ name }) => !known.has(name));
}

describe('the migrations since the release before', () => {
  it('only add, or say what a release must know to do without what they take away', async () => {
    const since = await migrationsSince();
    const silent = since.filter((migration) => {
      const { needs } = new migration() as Partial<Contraction>;
      return needs === undefined && takenAwayBy(migration.toString()).length > 0;
    });
    expect(silent.map((migration) => [migration.name, takenAwayBy(migration.toString())])).toEqual(
      [],
    );
  });
});

const OF_SQL = /^src\/modules\/[^/]+\/sql\/[^/]+\.ts$/;

describe('views and functions that are others than in the release before', () => {
  it('have a migration, by which databases know that they are to be replaced', async () => {
    const paths = sourcesEndingIn('.ts').filter((path) => OF_SQL.test(path));
    const now = paths.map((path) => [path, readFileSync(join(CHECKOUT, path), 'utf8')] as const);
    const changed = changedSql(await filesOfPreviousRelease(OF_SQL), new Map(now));
    expect((await migrationsSince()).length > 0 ? [] : changed).toEqual([]);
  });

  const FILE =
    "import { b } from './b.js';\n\n/** A. */\nexport const A = view('a.v_a', { id: id('b.id') });";
  const found = (now: string): string[] =>
    changedSql(new Map([['a', FILE]]), new Map([['a', now]]));

  it.each([
    FILE.replace('b.id', 'b.key'),
    FILE.replace('{ id', "{ name: text('name'), id"),
    FILE.replace('a.v_a', 'a.v_b'),
  ])('are told by what they make: %s', (now) => {
    expect(found(now)).toEqual(['a']);
  });

  it.each([
    FILE.replace('A.', 'What A is.'),
    FILE.replace('./b.js', '../b.js'),
    FILE.replace('{ id', '{\n  // Of b.\n  id'),
  ])('are not told by what only people read: %s', (now) => {
    expect(found(now)).toEqual([]);
  });

  it('are also those that are new, and those that are gone', () => {
    expect(changedSql(new Map([['a', FILE]]), new Map([['b', FILE]]))).toEqual(['a', 'b']);
  });
});

/** Tables with so many rows that nobody may wait while they are read. */
const LARGE = ['customers.customer', 'moves.activity', 'moves.location', 'moves.operation'];

/** Those that a text adds checks to, and that are read for it at once. */
const readFor = (text: string): string[] =>
  [...text.replace(/\s+/g, ' ').matchAll(/alter table ([\w.]+) ([^;`]*)/g)]
    .filter(
      ([, table = '', change = '']) =>
        LARGE.includes(table) &&
        /\badd constraint \w+ check\b/.test(change) &&
        !change.includes('not valid'),
    )
    .map(([, table = '']) => table);

describe('a check that is added to a large table', () => {
  it('does not read it in the same migration', () => {
    const migrations = sourcesEndingIn('.ts').filter((path) => path.includes('/migrations/'));
    const reading = migrations.filter(
      (path) => readFor(readFileSync(join(CHECKOUT, path), 'utf8')).length > 0,
    );
    expect(migrations.length).toBeGreaterThan(20);
    expect(reading).toEqual([]);
  });

  it.each([
    ['alter table moves.operation\n  add constraint o_whole check (a < b)', ['moves.operation']],
    ['alter table moves.operation add constraint o_whole check (a < b) not valid', []],
    ['alter table trucks.truck add constraint t_known check (a < b)', []],
  ])('is found in: %s', (text, tables) => {
    expect(readFor(text)).toEqual(tables);
  });
});

describe('what a change takes away', () => {
  it.each([
    ['alter table a.b drop column c', ['drop column c']],
    ['drop table a.b', ['drop table a.b']],
    ['drop view a.v', ['drop view a.v']],
    ['alter table a.b rename column c to d', ['rename column']],
    ['alter table a.b alter column c set not null', ['set not null']],
  ])('is found in: %s', (sql, found) => {
    expect(takenAwayBy(sql)).toEqual(found);
  });

  it.each([
    'create table a.b (c text not null)',
    'alter table a.b add column c integer not null default 0',
    'drop view a.v; create view a.v as select 1',
    'alter table a.b drop constraint b_known; alter table a.b add constraint b_known check (true)',
    'drop index a.b_by_c',
  ])('is nothing in: %s', (sql) => {
    expect(takenAwayBy(sql)).toEqual([]);
  });
});

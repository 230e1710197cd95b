import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { SQL_OBJECTS } from '../../src/app/schema/sql-objects.js';
import { View } from '#platform/database/sql/view.js';
import { CHECKOUT, exportsOfEach, sourcesEndingIn } from './support/sources.js';

const LIST = 'src/app/schema/sql-objects.ts';
const IN_SQL = /^src\/modules\/([^/]+)\/sql\/([a-z-]+)\.(view|function)\.ts$/;

const textOf = (path: string): string => readFileSync(join(CHECKOUT, path), 'utf8');
const sources = sourcesEndingIn('.ts');
const files = sources.filter((path) => IN_SQL.test(path));
const others = sources.filter(
  (path) => !IN_SQL.test(path) && !path.includes('/migrations/') && path !== LIST,
);

describe('the files of views and functions', () => {
  it('are all there is in their folders, and in the list that is applied', async () => {
    expect(sources.filter((path) => path.includes('/sql/') && /^src\/modules/.test(path))).toEqual(
      files,
    );
    const made = (await exportsOfEach(files)).flatMap((names) => Object.values(names));
    expect(made.length).toBeGreaterThan(30);
    expect(made.map(String).sort()).toEqual(SQL_OBJECTS.map(String).sort());
  });

  it('are named as what they make, and so is what they export', async () => {
    const views = files.filter((path) => path.endsWith('.view.ts'));
    const exported = await exportsOfEach(views);
    const named = exported.flatMap((names) => Object.entries(names));
    expect(named.map(([name]) => name)).toEqual(
      named.map(([, view]) =>
        String(view)
          .replace(/^\w+\.v_/, '')
          .toUpperCase(),
      ),
    );
    expect(views.map((path) => IN_SQL.exec(path)?.[2]?.replaceAll('-', '_').toUpperCase())).toEqual(
      named.map(([name]) => name),
    );
  });
});

describe('views', () => {
  it('are named nowhere else: who reads one imports it', () => {
    const naming = others.flatMap((path) =>
      [...textOf(path).matchAll(/\b[a-z_]+\.v_[a-z_]+/g)].map(([name]) => `${path}: ${name}`),
    );
    expect(naming).toEqual([]);
  });

  it('are each read by somebody', () => {
    const texts = [...others, ...files].map(textOf);
    const unread = SQL_OBJECTS.filter((object) => object instanceof View)
      .map((view) => view.name.replace(/^\w+\.v_/, '').toUpperCase())
      .filter((name) => !texts.some((text) => text.includes(`\${${name}}`)));
    expect(unread).toEqual([]);
  });

  it('are read column by column, so that new columns change no answer', () => {
    const names = new Set(
      SQL_OBJECTS.map(({ name }) => name.replace(/^\w+\.v_/, '').toUpperCase()),
    );
    const reading = [...others, ...files].flatMap((path) =>
      [...textOf(path).matchAll(/select \*\s+from \$\{(\w+)\}/g)]
        .filter(([, name = '']) => names.has(name))
        .map(([found]) => `${path}: ${found}`),
    );
    expect(reading).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

// The job queues' tables are their library's; what our jobs are given is in the page's own words.
const COLUMNS = `
  select table_schema || '.' || table_name as "table", column_name as "column",
         domain_name is null and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'inet', 'ARRAY',
                       'double precision') as "mayTell"
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema', 'bullmq')`;

interface Column {
  table: string;
  column: string;
  /** Of a type that can contain something about a person, or a secret. */
  mayTell: boolean;
}

const [, section = ''] = readFileSync('docs/security.md', 'utf8').split('\n### Where it is\n');
const [text = ''] = section.split('\n## ');

/** `| \`schema.table\` | columns | columns | … |` → the columns by their table. */
const classified = new Map(
  [...text.matchAll(/^\| `(\w+\.\w+)` \| (.*) \|$/gm)].map(([, table = '', cells = '']) => [
    table,
    cells.split(/[|\s]+/).filter((word) => word !== '–' && word !== ''),
  ]),
);
/** Tables without any personal data. */
const [, plain = ''] = text.split('No personal data: ');
const harmless = [...plain.matchAll(/`(\w+\.\w+)`/g)].map(([, table = '']) => table);

describe('the classes of data in docs/security.md', () => {
  let database: TestDatabase;
  let columns: Column[];
  beforeAll(async () => {
    database = await createTestDatabase();
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    columns = (await client.query<Column>(COLUMNS)).rows;
    await client.end();
  });
  afterAll(() => database?.drop());

  it('know every table, once', () => {
    const named = [...classified.keys(), ...harmless];
    const tables = new Set(columns.map(({ table }) => table));
    expect(named.sort()).toEqual([...tables].sort());
  });

  it('name every column that can hold something about a person, once', () => {
    const missing = columns
      .filter(({ table, mayTell }) => mayTell && !harmless.includes(table))
      .filter(({ table, column }) => !classified.get(table)?.includes(column));
    expect(missing).toEqual([]);
    for (const [table, names] of classified) {
      expect({ table, names: [...new Set(names)] }).toEqual({ table, names });
    }
  });

  it('name no column that is not there', () => {
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const named = [...classified].flatMap(([table, names]) =>
      names.map((name) => `${table}.${name}`),
    );
    expect(named.filter((name) => !there.has(name))).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { KNOWN_MIGRATIONS } from '../../../src/app/migrations.js';
import { SCHEMAS } from '../../../src/app/schema/schemas.js';
import { SQL_OBJECTS } from '../../../src/app/schema/sql-objects.js';
import { applySql, isSqlDue } from '#platform/database/sql/apply-sql.js';
import { View } from '#platform/database/sql/view.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

const COLUMNS = `
  select c.relnamespace::regnamespace || '.' || c.relname as view, a.attname as column,
         format_type(a.atttypid, a.atttypmod) as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
  where c.relkind = 'v' and c.relnamespace = any ($1::text[]::regnamespace[])
  order by 1, 2`;
const FUNCTIONS = `
  select pronamespace::regnamespace || '.' || proname as name
  from pg_proc where pronamespace = any ($1::text[]::regnamespace[]) order by 1`;

/** What an index keeps, a check has judged, a default or a generated column wrote, or a trigger guards. */
const OF_STORED_DATA = `
  select distinct p.pronamespace::regnamespace || '.' || p.proname as name
  from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
  where d.classid in ('pg_class'::regclass, 'pg_constraint'::regclass, 'pg_attrdef'::regclass,
                      'pg_trigger'::regclass)
    and p.pronamespace = any ($1::text[]::regnamespace[])
  order by 1`;
/** The rows that are searched are written by them, so whoever changes one writes those rows again. */
const OF_SEARCHED_ROWS = ['customers.phone_numbers', 'customers.plain'];

const DEFINITIONS = `
  select oid::regclass::text as name, pg_get_viewdef(oid) as definition, obj_description(oid) as comment
  from pg_class where relkind = 'v' and relnamespace = any ($1::text[]::regnamespace[])
  union all
  select oid::regprocedure::text, pg_get_functiondef(oid), obj_description(oid)
  from pg_proc where pronamespace = any ($1::text[]::regnamespace[])
  order by 1`;

/** The queues' library has the last one. */
const OURS = SCHEMAS.filter((schema) => schema !== 'bullmq');

describe('the views and functions of the database', () => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });
  async function ask<Row extends object>(text: string): Promise<Row[]> {
    return (await client.query<Row>(text, [OURS])).rows;
  }
  const names = async (text: string): Promise<string[]> =>
    (await ask<{ name: string }>(text)).map(({ name }) => name);
  const inFiles = (isWanted: (isView: boolean) => boolean): string[] =>
    SQL_OBJECTS.filter((object) => isWanted(object instanceof View)).map(({ name }) => name);

  it('have the columns that their files give them, with these types', async () => {
    const told = SQL_OBJECTS.filter((object) => object instanceof View).flatMap(
      ({ name: view, columns }) =>
        Object.entries(columns).map(([column, { type }]) => ({ view, column, type })),
    );
    const inOrder = (rows: object[]): string[] => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(await ask(COLUMNS))).toEqual(inOrder(told));
  });

  it('are all in files, but for functions that stored data depends on', async () => {
    const frozen = [...(await names(OF_STORED_DATA)), ...OF_SEARCHED_ROWS];
    expect(frozen).toContain('moves.house_number');
    const functions = inFiles((isView) => !isView);
    expect(await names(FUNCTIONS)).toEqual([...functions, ...frozen].sort());
  });

  it('are as their files make them', async () => {
    const before = await ask(DEFINITIONS);
    const known = [...KNOWN_MIGRATIONS, 'Next'];
    await client.query('delete from platform.sql_object');
    await applySql(client, SQL_OBJECTS, known);
    expect(await isSqlDue(client, known)).toBe(false);
    expect(await ask(DEFINITIONS)).toEqual(before);
  });
});

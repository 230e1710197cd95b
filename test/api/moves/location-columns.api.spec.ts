import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import type { StopField } from '#modules/moves/domain/stop-field.js';
import {
  BOARD_STOP_FIELDS,
  columnOfField,
  MAILED_STOP_FIELDS,
  STOP_FIELD_NAMES,
  STOP_FIELDS,
} from '#modules/moves/domain/stop-fields.js';
import { createTestDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  blank: unknown;
}

const COLUMNS = `
  select attname as name, format_type(atttypid, null) as type, not attnotnull as nullable
  from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
  order by attname`;

const TYPES: Readonly<Record<string, string>> = {
  ...{ line: 'text', zip: 'text', notes: 'text', choice: 'text', lines: 'text[]' },
  ...{ flag: 'boolean', whole: 'integer', cents: 'integer', squareFeet: 'integer' },
  ...{ hours: 'numeric', decimal: 'numeric', degrees: 'double precision' },
  ...{ amounts: 'jsonb', json: 'jsonb' },
};

describe('the table of stops', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const columnsIn = async (table: string): Promise<Column[]> =>
    (await client.query<Column>(COLUMNS, [table])).rows;
  beforeAll(async () => {
    database = await createTestDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client?.end();
    await database?.drop();
  });

  it('has a column for every field that is described, of its kind, and no other', async () => {
    const described = STOP_FIELD_NAMES.map((name) => {
      const { kind, blank }: StopField<unknown> = STOP_FIELDS[name];
      return { name: columnOfField(name), type: TYPES[kind.is], nullable: blank === null };
    });
    const own = ['id', 'activity_id', 'position'];
    const stored = (await columnsIn('moves.location')).filter(({ name }) => !own.includes(name));
    expect(stored).toEqual(described.sort((a, b) => (a.name < b.name ? -1 : 1)));
  });

  it('begins a row as the page begins a stop', async () => {
    const names = STOP_FIELD_NAMES.map((name) => `'${name}', ${columnOfField(name)}`);
    await client.query('create temporary table begun (like moves.location including defaults)');
    const { rows } = await client.query<{ row: unknown }>(
      `insert into begun (id, activity_id, position) values ($1, $1, 0)
       returning json_build_object(${names.join(', ')}) as row`,
      ['0'.repeat(24)],
    );
    const blank = STOP_FIELD_NAMES.map((name) => [name, STOP_FIELDS[name].blank]);
    expect(rows[0]?.row).toEqual(Object.fromEntries(blank));
  });

  it('shows on boards and in mails what is described so', async () => {
    const viewed = (await columnsIn('moves.v_location')).map(({ name }) => name);
    const shown = [...BOARD_STOP_FIELDS, ...MAILED_STOP_FIELDS].map(columnOfField);
    expect(shown.filter((name) => !viewed.includes(name))).toEqual([]);
  });
});

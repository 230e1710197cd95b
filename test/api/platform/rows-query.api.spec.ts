import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { askRows } from '#platform/database/rows-query.js';

const READ_MANY = `
  select n, n * 1.5 as "half", 'Ann ' || n as name, null as nothing, now() - now() as gap,
    array['a', null, 'b,c'] as list, json_build_object('n', n) as json, timestamptz '2026-06-01' as at
  from generate_series(1, $1::int) n`;

describe('a statement of which only the rows are wanted', () => {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await client.connect();
  });
  afterAll(() => client.end());

  it.each([undefined, 'many'])('has the rows that the driver reads (name: %s)', async (name) => {
    const statement = { ...(name && { name }), text: READ_MANY, values: [3] };
    const { rows } = await client.query<object>(statement);
    expect(await askRows(client, statement)).toEqual(rows);
    expect(await askRows(client, { ...statement, values: [0] })).toEqual([]);
  });

  it('has none when nothing is returned', async () => {
    expect(await askRows(client, { text: 'set application_name = $$x$$', values: [] })).toEqual([]);
  });

  it('fails as the database says, and the next one is asked all the same', async () => {
    const refused = askRows(client, { name: 'wrong', text: 'select 1 / $1::int', values: [0] });
    await expect(refused).rejects.toMatchObject({ code: '22012' });
    const again = askRows(client, { name: 'wrong', text: 'select 1 / $1::int as n', values: [1] });
    await expect(again).rejects.toThrow('unique');
    expect(await askRows(client, { text: 'select 2 as n', values: [] })).toEqual([{ n: 2 }]);
  });

  it('fails when a value cannot be read or sent', async () => {
    pg.types.setTypeParser(pg.types.builtins.MACADDR, () => {
      throw new Error('What is that?');
    });
    const unreadable = askRows(client, {
      text: "select macaddr '08:00:2b:01:02:03' from generate_series(1, 2)",
    });
    await expect(unreadable).rejects.toThrow('What is that?');
    const unsendable = {
      toPostgres: () => {
        throw new Error('Nobody knows');
      },
    };
    const own = { name: 'own', text: 'select $1::text as text' };
    const sent = askRows(client, { ...own, values: [unsendable] });
    await expect(sent).rejects.toThrow('Nobody knows');
    expect(await askRows(client, { ...own, values: ['x'] })).toEqual([{ text: 'x' }]);
    expect(await askRows(client, { text: 'select 3 as n' })).toEqual([{ n: 3 }]);
  });
});

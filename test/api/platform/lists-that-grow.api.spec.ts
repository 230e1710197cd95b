import { existsSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { activityOf, givenCustomer } from '../moves/move-fixtures.js';

/** Triggers that refuse what changes or deletes a row: 1 each row, 2 before, 8 delete, 16 update. */
const TABLES = `
  select n.nspname || '.' || c.relname as "table",
         exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                 where t.tgrelid = c.oid and t.tgtype & 27 = 27
                   and p.prosrc like '%insufficient_privilege%') as "isAppendOnly"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and n.nspname not in ('pg_catalog', 'information_schema', 'bullmq')`;

const [, section = ''] = readFileSync('docs/limits.md', 'utf8').split('\n## What grows\n');
const [text = ''] = section.split('\n## ');
/** `| \`schema.table\` | kept | read at once | held by |` → the tests that hold it, by table. */
const bounded = new Map(
  [...text.matchAll(/^\| `(\w+\.\w+)` \| .+ \| .+ \| (.+) \|$/gm)].map(
    ([, table = '', by = '']) => [table, [...by.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path)],
  ),
);
const [, plain = ''] = text.split('As large as the company: ');
const small = [...plain.matchAll(/`(\w+\.\w+)`/g)].map(([, table = '']) => table);

describe('lists that grow', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ isNew: true });
  });
  afterAll(() => api?.close());

  it('have their bounds in docs/limits.md, every table once', async () => {
    const tables = await api.get(Db).query<{ table: string }>(TABLES);
    const named = [...bounded.keys(), ...small];
    expect(named.sort()).toEqual(tables.map(({ table }) => table).sort());
  });

  it('are held to their bounds by tests, where nothing is ever deleted', async () => {
    const tables = await api.get(Db).query<{ table: string; isAppendOnly: boolean }>(TABLES);
    const appended = tables.filter(({ isAppendOnly }) => isAppendOnly).map(({ table }) => table);
    expect(appended).toContain('actuals.stamp');
    for (const table of appended) {
      const tests = bounded.get(table) ?? [];
      expect({ table, tests }).toEqual({
        table,
        tests: expect.arrayContaining([expect.anything()]),
      });
      for (const path of tests) expect([path, existsSync(path ?? '')]).toEqual([path, true]);
    }
  });

  /** How many rows the first pages have. */
  const pages = async (path: string, query = {}, rows = (body: unknown) => body as unknown[]) => {
    const sizes: number[] = [];
    for (const page of [undefined, '2', '3', '4']) {
      const { status, body } = await api.as('admin').get(path, { query: { ...query, page } });
      expect(status).toBe(200);
      sizes.push(rows(body).length);
    }
    return sizes;
  };
  const insert = (sql: string, values: unknown[] = []) => api.get(Db).query(sql, values);

  it('show the newest of what a customer was promised, and pages before', async () => {
    const customer = await givenCustomer(api);
    const activityId = activityOf(customer)._id;
    await insert(
      `insert into promises.promise (id, activity_id, email_id, template, at, hours, price, quantile,
         model_version, constants_version)
       select lpad(to_hex(n), 24, '0'), $1, 'f' || lpad(to_hex(n), 23, '0'), 'rfq',
              now() + n * interval '1 second', '{}', '{}', 0.9, 0, 1
       from generate_series(1, 450) n`,
      [activityId],
    );
    const query = { customerId: customer._id };
    expect(await pages(`move/activity/${activityId}/promises`, query)).toEqual([200, 200, 50, 0]);
  });

  it('show the newest planning settings, figures and models, and pages before', async () => {
    const path = `branch/${api.branchId}/planning`;
    expect((await api.as('admin').put(path, { version: 0, directLegs: true })).status).toBe(200);
    await insert(`
      insert into branches.planning_version
      select (jsonb_populate_record(p, jsonb_build_object('version', n))).*
      from branches.planning_version p, generate_series(2, 450) n`);
    await insert(`
      insert into moves.estimate_constants (effective_from, created, constants)
      select effective_from, created, constants
      from moves.estimate_constants, generate_series(2, 450)`);
    await insert(`
      insert into ranges.model_version (version, trained_at, state, n, jobs_hash)
      select n, now(), 'retired', 0, '' from generate_series(1, 449) n`);
    const all = [200, 200, 50, 0];
    expect(await pages(`${path}/versions`)).toEqual(all);
    expect(await pages('booking/constants')).toEqual(all);
    const versions = (body: unknown) => (body as { versions: unknown[] }).versions;
    expect(await pages('estimates/model', {}, versions)).toEqual(all);
    expect((await api.as('admin').get(path)).body).toMatchObject({ version: 450 });
  });

  it('refuse a page that is none', async () => {
    const path = `contract/history/${'f'.repeat(24)}`;
    const { status, body } = await api.as('sales').get(path, { query: { page: '0' } });
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'page' }] }]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import {
  LOADING,
  throwAwayHalfDemo,
  throwAwayUnservedHalfDemo,
} from '../../../src/app/demo/half-loaded.js';
import { migrateSchema } from '../../../src/app/schema/migrate-schema.js';
import { SCHEMAS } from '../../../src/app/schema/schemas.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { serverRoleOf } from '#platform/database/server-role.js';
import { loadConfig } from '#platform/config/load-config.js';
import { History } from '#platform/history/history.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { createTestDatabase } from '../../support/api/test-database.js';

/** As the first line of a loading. */
const BEGUN = `
  insert into platform.history_event
    (id, entity, entity_id, type, at, request_id, data, changes)
  values (repeat('1', 24), $1, $2, 'CREATED', now(), '', '{}', '[]')`;

describe('a demo company that was loaded by half', () => {
  let api: TestApi;
  let database: pg.Client;
  let config: DatabaseConfig;

  beforeEach(async () => {
    api = await startTestApi({ isNew: true });
    config = loadConfig(DatabaseConfig);
    database = new pg.Client(config.url);
    await database.connect();
  });
  afterEach(async () => {
    await database?.end();
    await api?.close();
  });

  const note = (type: 'CREATED' | 'CLOSED'): Promise<unknown> =>
    api.get(UnitOfWork).run(async () => {
      const history = api.get(History);
      await (type === 'CREATED'
        ? history.recordCreation({ ...LOADING, fields: {} })
        : history.record({ ...LOADING, type }));
    });
  const branches = async (): Promise<number> => {
    const sql = 'select count(*)::int as count from branches.v_branch';
    return (await database.query<{ count: number }>(sql)).rows[0]?.count ?? -1;
  };
  const signOff = () => database.query('delete from access.session');
  const anew = () => throwAwayHalfDemo(config, async () => void (await migrateSchema(config)));

  it('is thrown away whole, and the database is as before it', async () => {
    await note('CREATED');
    await signOff();
    expect(await anew()).toBe(true);
    expect(await branches()).toBe(0);
    const left = await database.query<{ name: string }>(
      `select nspname as name from pg_namespace
       where nspname !~ '^(pg_|information_schema|public$)' order by 1`,
    );
    const names = left.rows.map(({ name }) => name);
    expect(names).toEqual([...SCHEMAS].sort());
    const tables = `select count(*)::int as count from pg_tables where schemaname = 'public'`;
    expect((await database.query<{ count: number }>(tables)).rows[0]?.count).toBe(2);
    expect(await anew()).toBe(false);
  });

  it('stays where somebody has signed in, where it is whole, and where there is none', async () => {
    await signOff();
    expect(await anew()).toBe(false);
    await note('CREATED');
    await database.query(
      `insert into access.session (id, employee_id, device, started, last_used, expires)
       select repeat('0', 24)::platform.object_id, id, 'Node', now(), now(), now() from employees.v_employee limit 1`,
    );
    expect(await anew()).toBe(false);
    await signOff();
    await note('CLOSED');
    expect(await anew()).toBe(false);
    expect(await branches()).toBe(1);
  });

  it('is thrown away by the migration for servers that do not know the owner, once none of them runs', async () => {
    const { url, drop } = await createTestDatabase();
    const server = new pg.Client(serverRoleOf({ url })?.url);
    await server.connect();
    await server.query(BEGUN, [LOADING.entity, LOADING.entityId]);
    const of = Object.assign(new DatabaseConfig(), { url });
    const migrated = () =>
      throwAwayUnservedHalfDemo(of, async () => void (await migrateSchema(of)));
    expect(await migrated()).toBe(false);
    await server.end();
    expect(await migrated()).toBe(true);
    expect(await migrated()).toBe(false);
    await drop();
  });
});

import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { KNOWN_MIGRATIONS, MIGRATIONS } from '../../../src/app/migrations.js';
import { BASELINE } from '../../../src/app/schema/baseline.js';
import { migrateSchema } from '../../../src/app/schema/migrate-schema.js';
import { SCHEMAS } from '../../../src/app/schema/schemas.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { Db } from '#platform/database/db.js';
import { migrate } from '#platform/database/migrate.js';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { createEmptyDatabase } from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';

const NOT_ALLOWED = '42501';

/** Every table and view of the product, and whether its rows are only added to, by the triggers that refuse the rest. */
const RELATIONS = `
  select n.nspname || '.' || c.relname as name, c.relkind in ('r', 'p') as "isTable",
         exists (select from pg_trigger t join pg_proc p on p.oid = t.tgfoid
                 where t.tgrelid = c.oid and t.tgtype & 27 = 27
                   and p.prosrc like '%insufficient_privilege%') as "isTrail",
         array(select p from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) p
               where has_table_privilege(c.oid, p)) as rights
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema)'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by 1`;

interface Relation {
  name: string;
  isTable: boolean;
  isTrail: boolean;
  rights: string[];
}

describe('the role that the server works with', () => {
  let api: TestApi;
  let relations: Relation[];
  beforeAll(async () => {
    api = await startTestApi({ isNew: true });
    relations = await api.get(Db).query<Relation>(RELATIONS);
  });
  afterAll(() => api?.close());

  /** The code of the refusal, or 'done'; nothing stays. */
  const attempt = async (sql: string): Promise<string> => {
    const client = await api.get(Db).pool.connect();
    try {
      await client.query('begin');
      await client.query(sql);
      return 'done';
    } catch (error) {
      return pgErrorOf(error)?.code ?? String(error);
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  it('is another one than the owner of the tables, on every connection', async () => {
    const users = await api
      .get(Db)
      .query<{ name: string }>(
        `select distinct usename as name from pg_stat_activity where datname = current_database()`,
      );
    expect(users).toEqual([{ name: 'emma_server' }]);
    const owned = `select from pg_class c join pg_roles r on r.oid = c.relowner
      where pg_has_role(r.oid, 'member')`;
    expect(await api.get(Db).query(owned)).toEqual([]);
  });

  it('has what it needs and nothing else, and of trails only to read and to add', () => {
    const rights = ({ name, isTable, isTrail }: Relation): string[] => {
      const isLedger = name.startsWith('public.') || name.startsWith('platform.sql_');
      if (!isTable || isLedger) return ['SELECT'];
      return ['SELECT', 'INSERT', ...(isTrail ? [] : ['UPDATE', 'DELETE'])];
    };
    expect(relations.filter(({ isTrail }) => isTrail).map(({ name }) => name)).toEqual([
      'actuals.entry',
      'actuals.stamp',
      'branches.planning_version',
      'platform.history_event',
      'promises.promise',
      'ranges.job_basis',
    ]);
    const due = relations.map((one) => ({ ...one, rights: rights(one) }));
    expect(relations).toEqual(due);
    expect(relations.filter(({ isTable }) => isTable).length).toBeGreaterThan(50);
  });

  it('cannot switch off what guards a trail, change or empty it, nor go back to the owner', async () => {
    const trails = relations.filter(({ isTrail }) => isTrail).map(({ name }) => name);
    for (const table of trails) {
      for (const sql of [
        `alter table ${table} disable trigger all`,
        `drop table ${table}`,
        `truncate ${table} cascade`,
        `delete from ${table}`,
        `create rule nothing as on insert to ${table} do instead nothing`,
      ])
        expect([sql, await attempt(sql)]).toEqual([sql, NOT_ALLOWED]);
    }
    for (const sql of [
      `update platform.history_event set type = 'OTHER'`,
      `set session_replication_role = replica`,
      `set role emma`,
      `set session authorization emma`,
      `create table public.mine ()`,
      `create table platform.mine ()`,
      `create schema mine`,
      `create or replace function platform.refuse_change() returns trigger language plpgsql as 'begin return new; end'`,
      `drop function platform.refuse_change() cascade`,
      `alter table customers.customer add column mine text`,
      `truncate trucks.truck cascade`,
      `insert into emma_migration (timestamp, name) values (1, 'Mine')`,
      `update moves.v_activity set notes = ''`,
      `alter role emma_server superuser`,
    ])
      expect([sql, await attempt(sql)]).toEqual([sql, expect.stringMatching(/^(42501|55000)$/)]);
  });
});

describe('a database whose owner', () => {
  const opened: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
  });

  const connect = async (url: string): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    opened.push(() => client.end());
    return client;
  };
  const ask = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> =>
    (await (await connect(url)).query<Row>(sql)).rows;
  const empty = async (): Promise<TestDatabase> => {
    const database = await createEmptyDatabase();
    opened.push(() => database.drop());
    return database;
  };
  const as = (url: string, username: string, password: string): string =>
    Object.assign(new URL(url), { username, password }).href;
  const configOf = (url: string, ownerUrl?: string): DatabaseConfig =>
    Object.assign(new DatabaseConfig(), { url, ...(ownerUrl && { ownerUrl }) });

  /** A database with an owner of its own. */
  async function owned(rights: string): Promise<{ url: string; owner: string }> {
    const { url } = await empty();
    const owner = `o${randomBytes(4).toString('hex')}`;
    const admin = await connect(url);
    await admin.query(
      `create role ${owner} login ${rights} password 'first'; grant ${owner} to emma`,
    );
    await admin.query(`alter database ${new URL(url).pathname.slice(1)} owner to ${owner}`);
    return { url: as(url, owner, 'first'), owner };
  }
  const WHO =
    'select current_user as name, has_table_privilege($$platform.history_event$$, $$update$$) as change';

  it('had the server work as itself until now gives it a role, with rights on what is there', async () => {
    const { url } = await empty();
    const source = await new DataSource({
      type: 'postgres',
      url,
      migrations: MIGRATIONS,
      migrationsTableName: 'emma_migration',
    }).initialize();
    await migrate(source, { baseline: BASELINE });
    await source.destroy();
    const { changes, url: servers } = await migrateSchema(configOf(url));
    expect(changes).toEqual([]);
    expect(await ask(servers, WHO)).toEqual([{ name: 'emma_server', change: false }]);
    const missing = `select from pg_tables where schemaname = any ('{${SCHEMAS.join()}}')
      and not has_table_privilege(format('%I.%I', schemaname, tablename), 'select, insert')`;
    expect(await ask(servers, missing)).toEqual([]);
  });

  it('is given too many rights by an older release lets the server write nothing of what it noted of views', async () => {
    const { url } = await empty();
    const { url: servers } = await migrateSchema(configOf(url));
    const owner = await connect(url);
    await owner.query(
      'grant insert, update, delete on platform.sql_state, platform.sql_object to emma_server',
    );
    for (const write of [
      `insert into platform.sql_state (migration) values ('Mine')`,
      `delete from platform.sql_state`,
      `update platform.sql_object set hash = ''`,
    ])
      await expect(ask(servers, write)).rejects.toThrow('is written by its owner alone');
  });

  it('may make no roles is warned of once, and the server works as that owner', async () => {
    const { url, owner } = await owned('nocreaterole');
    const said: string[] = [];
    Logger.overrideLogger({
      log: () => {},
      error: () => {},
      warn: (text: string) => said.push(text),
    });
    const first = await migrateSchema(configOf(url));
    const second = await migrateSchema(configOf(url));
    Logger.overrideLogger(false);
    expect([first.url, second.url]).toEqual([url, url]);
    expect(said).toEqual([expect.stringContaining('The server works as the owner of its tables')]);
    expect(await ask(url, WHO)).toEqual([{ name: owner, change: true }]);
  });

  it('has got another password still lets the server in', async () => {
    const { url, owner } = await owned('createrole');
    const before = await migrateSchema(configOf(url));
    expect(await ask(before.url, WHO)).toEqual([{ name: `${owner}_server`, change: false }]);
    await (await connect(url)).query(`alter role ${owner} password 'second'`);
    const after = await migrateSchema(configOf(as(url, owner, 'second')));
    expect(after.url).not.toBe(before.url);
    expect(await ask(after.url, WHO)).toEqual([{ name: `${owner}_server`, change: false }]);
    await expect(ask(before.url, WHO)).rejects.toThrow('password authentication failed');
  });

  it('is known to the migration alone, and to no server, is brought up to date by that alone', async () => {
    const { url: ownerUrl } = await empty();
    const name = `s${randomBytes(4).toString('hex')}`;
    const url = as(ownerUrl, name, 'of-the-server');
    const { changes } = await migrateSchema(configOf(url, ownerUrl));
    expect(changes).toEqual(KNOWN_MIGRATIONS);
    expect(await migrateSchema(configOf(url))).toEqual({ changes: [], url });
    expect(await ask(url, WHO)).toEqual([{ name, change: false }]);
    const mistyped = configOf(as(url, name, 'mistyped'), ownerUrl);
    await expect(migrateSchema(mistyped)).rejects.toThrow(
      `does not let ${name} in with this password: correct DATABASE_URL.`,
    );
    const owner = await connect(ownerUrl);
    await owner.query('delete from emma_migration where name = $1', [KNOWN_MIGRATIONS.at(-1)]);
    await expect(migrateSchema(configOf(url))).rejects.toThrow(
      'run the migration with DATABASE_OWNER_URL.',
    );
  });
});

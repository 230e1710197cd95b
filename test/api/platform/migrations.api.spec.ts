import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ApiModule } from '../../../src/app/api.module.js';
import { createHttpApp } from '../../../src/app/create-http-app.js';
import { KNOWN_MIGRATIONS, MIGRATIONS } from '../../../src/app/migrations.js';
import { BASELINE } from '../../../src/app/schema/baseline.js';
import { GetCustomerQuery } from '#modules/moves/index.js';
import { GetDayViewQuery } from '#modules/scheduling/queries/get-day-view/get-day-view.query.js';
import { employee, runAs } from '#platform/actor/actor.js';
import { CannotStart } from '#platform/config/cannot-start.js';
import type { Baseline } from '#platform/database/baseline.js';
import { migrate as migrateBesides } from '#platform/database/migrate.js';
import { runMigrations } from '#platform/database/run-migrations.js';
import { writeJson } from '#platform/json/written-json.js';
import {
  copyDatabase,
  createEmptyDatabase,
  createTestDatabase,
} from '../../support/api/test-database.js';
import type { TestDatabase } from '../../support/api/test-database.js';
import { useTestSettings } from '../../support/api/test-settings.js';
import { IS_THOROUGH } from '../../support/thorough.js';
import { BRANCH, CUSTOMER, DAY, insertCompany, OPERATION, storedRows } from './company-rows.js';

type Migration = new () => MigrationInterface;

const ALL: Migration[] = MIGRATIONS;
const LAST = ALL.at(-1) as Migration;
const stampOf = ({ name }: Migration): number => Number(name.slice(-13));
/** Those that changed tables which a company may have filled: not the first of their module. */
const LATER = ALL.filter((migration) => stampOf(migration) % 100 !== 0);

const migrate = (source: DataSource, baseline: Baseline = BASELINE): Promise<string[]> =>
  migrateBesides(source, { baseline });

const moduleOf = (migration: Migration): number => Math.floor(stampOf(migration) / 100);
/** A migration and its module's later ones, which may depend on it. */
const from = (first: Migration): Migration[] =>
  ALL.filter((one) => moduleOf(one) === moduleOf(first) && stampOf(one) >= stampOf(first));

/** With every change the newest of each module, which may still be in work; all of them at night. */
const TRIED = LATER.filter((migration) => IS_THOROUGH || from(migration).length === 1);

describe('migrations', () => {
  let databases: TestDatabase[] = [];
  let sources: DataSource[] = [];

  afterEach(async () => {
    for (const source of sources) await source.destroy();
    for (const database of databases) await database.drop();
    [sources, databases] = [[], []];
  });

  async function empty(): Promise<TestDatabase> {
    const database = await createEmptyDatabase();
    databases.push(database);
    return database;
  }

  async function connect({ url }: TestDatabase, migrations: Migration[]): Promise<DataSource> {
    const source = new DataSource({
      type: 'postgres',
      url,
      migrations,
      logger: 'debug',
      migrationsTableName: 'emma_migration',
    });
    sources.push(source);
    return source.initialize();
  }

  /** As before a migration of a module, with nothing in it; for the module's next one it grows by that one. */
  let grown: { module: number; database: TestDatabase } | undefined;
  afterAll(() => grown?.database.drop());

  async function databaseBefore(migration: Migration): Promise<TestDatabase> {
    const [module, coming] = [moduleOf(migration), from(migration)];
    if (grown?.module !== module) {
      await grown?.database.drop();
      grown = { module, database: await createEmptyDatabase() };
    }
    const earlier = ALL.filter((one) => !coming.includes(one));
    const source = await connect(grown.database, earlier);
    await migrate(source);
    sources.splice(sources.indexOf(source), 1);
    await source.destroy();
    const copy = await copyDatabase(grown.database);
    databases.push(copy);
    return copy;
  }

  const names = (migrations: Migration[]): string[] => migrations.map(({ name }) => name);

  it('stand in the order of their stamps, each stamp once', () => {
    const stamps = ALL.map(stampOf);
    expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
    expect(names(ALL)).toEqual(ALL.map((migration) => new migration().name));
  });

  it('go from nothing to the newest version, and no second time', async () => {
    const source = await connect(await empty(), ALL);
    expect(await migrate(source)).toEqual(KNOWN_MIGRATIONS);
    expect(await migrate(source)).toEqual([]);
    await insertCompany(source);
  });

  it('are made by one of several processes that start together', async () => {
    const database = await empty();
    const starting = await Promise.all([1, 2, 3].map(() => connect(database, ALL)));
    const done = await Promise.all(starting.map((source) => migrate(source)));
    expect(done.filter(({ length }) => length > 0)).toEqual([KNOWN_MIGRATIONS]);
    const [first] = starting;
    const noted = await first?.query('select count(*)::int as noted from emma_migration');
    expect(noted).toEqual([{ noted: KNOWN_MIGRATIONS.length }]);
  });

  it('keep what was done when a later one fails, and go on from there', async () => {
    class Faulty1795999999999 implements MigrationInterface {
      name = 'Faulty1795999999999';
      async up(runner: Parameters<MigrationInterface['up']>[0]): Promise<void> {
        await runner.query('create schema half_done');
        await runner.query('select * from nowhere');
      }
      async down(): Promise<void> {}
    }
    const database = await empty();
    const faulty = await connect(database, [...ALL, Faulty1795999999999]);
    await expect(migrate(faulty)).rejects.toThrow('nowhere');
    const sound = await connect(database, ALL);
    expect(await migrate(sound)).toEqual([]);
    const left = "select 1 from pg_namespace where nspname = 'half_done'";
    expect(await sound.query(left)).toEqual([]);
  });

  it('begin with the baseline, of which nothing is left when it fails', async () => {
    const source = await connect(await empty(), ALL);
    const texts = [...BASELINE.texts.slice(0, 3), 'select * from nowhere'];
    await expect(migrate(source, { ...BASELINE, texts })).rejects.toThrow('nowhere');
    expect(await source.query('select name from emma_migration')).toEqual([]);
    expect(await migrate(source)).toEqual(KNOWN_MIGRATIONS);
  });

  it('run on no database that is older than the baseline, and leave it as it is', async () => {
    const database = await empty();
    const source = await connect(database, []);
    await migrate(source);
    const last = BASELINE.folded.at(-1);
    await source.query('delete from emma_migration where name = $1', [last]);
    await expect(migrate(await connect(database, ALL))).rejects.toThrow(
      new CannotStart(
        `This database is older than release ${BASELINE.release}: start that release once, then this one.`,
      ),
    );
    const [noted] = await source.query(
      'select count(*)::int as migrations, (select count(*)::int from emma_schema_change) as changes from emma_migration',
    );
    expect(noted).toEqual({
      migrations: BASELINE.folded.length - 1,
      changes: BASELINE.folded.length,
    });
  });

  describe('of a table that somebody goes on reading', () => {
    class AddHook1795999999998 implements MigrationInterface {
      name = 'AddHook1795999999998';
      async up(runner: Parameters<MigrationInterface['up']>[0]): Promise<void> {
        await runner.query('alter table trucks.truck add column has_hook boolean');
      }
      async down(): Promise<void> {}
    }
    const TRUCKS = 'select id from trucks.truck';

    /** Somebody who reads, and the next release. */
    async function whileRead(): Promise<{
      reader: QueryRunner;
      other: DataSource;
      next: DataSource;
    }> {
      const database = await createTestDatabase();
      databases.push(database);
      const other = await connect(database, []);
      const reader = other.createQueryRunner();
      await reader.startTransaction();
      await reader.query(TRUCKS);
      return { reader, other, next: await connect(database, [...ALL, AddHook1795999999998]) };
    }

    it('let others read on between their tries, and change it at the end of that', async () => {
      const { reader, other, next } = await whileRead();
      const done = migrate(next);
      const waits = `select from pg_locks where not granted and relation = 'trucks.truck'::regclass`;
      while ((await reader.query(waits)).length === 0);
      expect(await other.query(TRUCKS)).toEqual([]);
      await reader.commitTransaction();
      expect(await done).toEqual(['AddHook1795999999998']);
    });

    it('give up after their tries and say what to do', async () => {
      const { reader, next } = await whileRead();
      await expect(runMigrations(next, { lockTimeoutMs: 10, tries: 2 })).rejects.toThrow(
        'The tables of the database cannot be changed while a transaction goes on using them',
      );
      await reader.rollbackTransaction();
    });
  });

  it('do not go back', async () => {
    const source = await connect(await empty(), [ALL[0] as Migration]);
    await migrate(source);
    await expect(source.undoLastMigration()).rejects.toThrow('forward only');
  });

  it.each(TRIED.map((migration) => [migration.name, migration] as const))(
    '%s comes to a company that has been at work, and loses nothing',
    async (_name, migration) => {
      const database = await databaseBefore(migration);
      const before = await connect(database, []);
      await insertCompany(before);
      const rows = await storedRows(before);
      expect(rows.size).toBeGreaterThan(15);

      const after = await connect(database, ALL);
      expect(await migrate(after)).toEqual(names(from(migration)));
      const kept = await storedRows(after);
      for (const [table, stored] of rows) {
        const expected = stored.map((row) => expect.objectContaining(row));
        expect(kept.get(table)).toEqual(expect.arrayContaining(expected));
      }
    },
  );

  it('leave a company of the version before that the program reads', async () => {
    const database = await empty();
    const before = await connect(
      database,
      ALL.filter((one) => one !== LAST),
    );
    await migrate(before);
    await insertCompany(before);
    await useTestSettings(database.url, {});
    const app = await createHttpApp(ApiModule);
    await app.init();
    const manager = { employeeId: 'e'.repeat(24), roles: ['manager'] } as const;
    const actor = employee(manager, { requestId: 'test' });
    const [customer, view] = await runAs(actor, async () => [
      await app.get(QueryBus).execute(new GetCustomerQuery(CUSTOMER)),
      await app.get(QueryBus).execute(new GetDayViewQuery(BRANCH, DAY)),
    ]);
    await app.close();
    expect(customer).toMatchObject({
      firstName: 'Maria',
      nounce: '4',
      move: { activities: [{ state: 'committed', notes: 'Piano' }] },
    });
    // Parts of it come from the database as they are sent.
    expect(JSON.parse(writeJson(view))).toMatchObject({
      notes: 'Rain',
      actingManager: { displayName: 'Dana Manager' },
      customers: [{ bookings: [{ operation: { _id: OPERATION }, grid: { column: 6, span: 16 } }] }],
      assignment: { movers: [{ position: 0 }] },
    });
  });
});

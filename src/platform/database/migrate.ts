import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { CannotStart } from '../config/cannot-start.js';
import { hasBaseline, makeBaseline } from './baseline.js';
import type { Baseline } from './baseline.js';
import { runMigrations } from './run-migrations.js';
import { announceChanges, changesUnfit, type Query } from './schema-changes.js';
import { SchemaTooNew } from './schema-too-new.js';
import { applySql, isSqlDue } from './sql/apply-sql.js';
import type { SqlObject } from './sql/sql-object.js';

/** What is done besides migrations, while no other process does it. */
interface Besides {
  /** What is made where nothing is yet, before migrations. */
  baseline?: Baseline;
  /** Views and functions that are to be as their files have them. */
  sql?: readonly SqlObject[];
  /** What else only the owner can do. */
  then?: (owner: ClientBase) => Promise<void>;
}

/** Any constant does, as long as every process uses the same. */
const MIGRATION_LOCK = 7_316_001;

/** Milliseconds between two looks whether it is one's turn. */
const LOOK_MS = 100;

/** Of a database in which nothing is yet, whoever comes first will be the owner. */
const IS_OWNER = `
  select coalesce((select pg_has_role(relowner, 'member') from pg_class
                   where oid = to_regclass('emma_migration')), true) as "isOwner"`;

const NOT_OWNER =
  'The database has to be brought up to date by the owner of its tables: run the migration with DATABASE_OWNER_URL.';

/**
 * Brings the schema up to date; processes that start together wait for the first one. Who does not own it only looks
 * whether it is.
 * @returns the names of the migrations that were run, one by one or in the baseline
 * @throws SchemaTooNew when a newer release has changed the schema so that this one cannot work
 * @throws CannotStart when something is to be done, and not by this role, or when an older release has to begin
 */
export async function migrate(
  dataSource: DataSource,
  { baseline, sql, then }: Besides = {},
): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  const client = (await guard.connect()) as ClientBase;
  const query: Query = (sql, params) => guard.query(sql, params);
  await waitForTurn(query);
  try {
    const { migrations } = dataSource;
    const folded = baseline?.folded ?? [];
    const known = [...folded, ...migrations.flatMap(({ name }) => name ?? [])];
    const unfit = await changesUnfit(query, known);
    if (unfit.length > 0) throw new SchemaTooNew(unfit);
    const isNew = baseline && !(await hasBaseline(query, baseline));
    const [{ isOwner } = { isOwner: true }] = (await query(IS_OWNER)) as { isOwner: boolean }[];
    if (!isOwner) {
      const isBehind =
        isNew || (await dataSource.showMigrations()) || (sql && (await isSqlDue(client, known)));
      if (isBehind) throw new CannotStart(NOT_OWNER);
      return [];
    }
    await announceChanges(query, migrations, folded);
    if (isNew) await makeBaseline(dataSource, guard, baseline);
    const done = await runMigrations(dataSource);
    if (sql) await applySql(client, sql, known);
    await then?.(client);
    return [...(isNew ? folded : []), ...done];
  } finally {
    await query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await guard.release();
  }
}

/** A statement that waits would be waited for by an index that is created while others write. */
async function waitForTurn(query: Query): Promise<void> {
  const take = 'select pg_try_advisory_lock($1) as mine';
  for (;;) {
    const [turn] = (await query(take, [MIGRATION_LOCK])) as { mine: boolean }[];
    if (turn?.mine) return;
    await sleep(LOOK_MS);
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { CannotStart } from '../config/cannot-start.js';
import { announceChanges, changesUnfit, type Query } from './schema-changes.js';
import { SchemaTooNew } from './schema-too-new.js';

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
 * @param then what else only the owner can do, while no other process does it
 * @returns the names of the migrations that were run
 * @throws SchemaTooNew when a newer release has changed the schema so that this one cannot work
 * @throws CannotStart when something is to be done, and not by this role
 */
export async function migrate(
  dataSource: DataSource,
  then?: (owner: ClientBase) => Promise<void>,
): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  const client = (await guard.connect()) as ClientBase;
  const query: Query = (sql, params) => guard.query(sql, params);
  await waitForTurn(query);
  try {
    const { migrations } = dataSource;
    const unfit = await changesUnfit(
      query,
      migrations.flatMap(({ name }) => name ?? []),
    );
    if (unfit.length > 0) throw new SchemaTooNew(unfit);
    const [{ isOwner } = { isOwner: true }] = (await query(IS_OWNER)) as { isOwner: boolean }[];
    if (!isOwner) {
      if (await dataSource.showMigrations()) throw new CannotStart(NOT_OWNER);
      return [];
    }
    await announceChanges(query, migrations);
    const done = await dataSource.runMigrations({ transaction: 'each' });
    await then?.(client);
    return done.map((migration) => migration.name);
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

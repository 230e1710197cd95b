import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { announceChanges, changesUnfit, type Query } from './schema-changes.js';
import { SchemaTooNew } from './schema-too-new.js';

/** Any constant does, as long as every process uses the same. */
const MIGRATION_LOCK = 7_316_001;

/** Milliseconds between two looks whether it is one's turn. */
const LOOK_MS = 100;

/**
 * Brings the schema up to date; processes that start together wait for the first one.
 * @returns the names of the migrations that were run
 * @throws SchemaTooNew when a newer release has changed the schema so that this one cannot work
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  const query: Query = (sql, params) => guard.query(sql, params);
  await waitForTurn(query);
  try {
    const { migrations } = dataSource;
    const unfit = await changesUnfit(
      query,
      migrations.flatMap(({ name }) => name ?? []),
    );
    if (unfit.length > 0) throw new SchemaTooNew(unfit);
    await announceChanges(query, migrations);
    const done = await dataSource.runMigrations({ transaction: 'each' });
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

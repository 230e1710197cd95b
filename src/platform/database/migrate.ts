import type { DataSource } from 'typeorm';
import { announceChanges, changesUnfit } from './schema-changes.js';
import { SchemaTooNew } from './schema-too-new.js';

/** Any constant does, as long as every process uses the same. */
const MIGRATION_LOCK = 7_316_001;

/**
 * Brings the schema up to date; processes that start together wait for the first one.
 * @returns the names of the migrations that were run
 * @throws SchemaTooNew when a newer release has changed the schema so that this one cannot work
 */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  const query = (sql: string, params?: unknown[]): Promise<unknown> => guard.query(sql, params);
  await query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
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

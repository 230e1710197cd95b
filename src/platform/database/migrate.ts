import type { DataSource } from 'typeorm';

/** Any constant does, as long as every process uses the same. */
const MIGRATION_LOCK = 7_316_001;

/** Brings the schema up to date; processes that start together wait for the first one. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const guard = dataSource.createQueryRunner();
  await guard.connect();
  await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    const done = await dataSource.runMigrations({ transaction: 'each' });
    return done.map((migration) => migration.name);
  } finally {
    await guard.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    await guard.release();
  }
}

import { DataSource } from 'typeorm';
import { CannotStart } from '#platform/config/cannot-start.js';
import type { DatabaseConfig } from '#platform/database/database.config.js';
import { migrate } from '#platform/database/migrate.js';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { reachDatabase } from '#platform/database/reach-database.js';
import { MIGRATIONS } from '../migrations.js';

/**
 * What the application's role is not allowed to do or the server does not have, extensions most of
 * all.
 */
const NOT_POSSIBLE = ['42501', '0A000', '58P01'];

/**
 * Connects to the database and brings its schema up to date, over connections of its own: a
 * migration, and the wait for another process's, may take as long as they need.
 * @returns the names of the migrations that were run
 * @throws CannotStart with a sentence when the database cannot be used; SchemaTooNew when a newer
 * release changed it
 */
export async function migrateSchema(config: DatabaseConfig): Promise<string[]> {
  await reachDatabase(config);
  const source = new DataSource({
    type: 'postgres',
    url: config.url,
    migrations: MIGRATIONS,
    migrationsTableName: 'emma_migration',
  });
  await source.initialize();
  try {
    return await migrate(source);
  } catch (error) {
    if (!NOT_POSSIBLE.includes(pgErrorOf(error)?.code ?? '')) throw error;
    const { message } = error as Error;
    throw new CannotStart(`The database cannot be brought up to date (${message}).`, {
      cause: error,
    });
  } finally {
    await source.destroy();
  }
}

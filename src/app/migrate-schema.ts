import { DataSource } from 'typeorm';
import { migrate } from '../platform/database/migrate.js';
import { MIGRATIONS } from './migrations.js';

/** Over connections of its own: a migration, and the wait for another process's, may take as long as they will. */
export async function migrateSchema(url: string): Promise<void> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'emma_migration',
  });
  await source.initialize();
  try {
    await migrate(source);
  } finally {
    await source.destroy();
  }
}

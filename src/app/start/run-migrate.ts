import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { migrateSchema } from '../schema/migrate-schema.js';
import { exitWithSentence, lineOf } from './exit-with-sentence.js';
import { openLog } from './open-log.js';

/** `npm run migrate`: brings the schema up to date and prints what was done. */
export const runMigrate = (): Promise<void> =>
  exitWithSentence(async () => {
    await openLog();
    const { changes } = await migrateSchema(loadConfig(DatabaseConfig));
    for (const name of changes) process.stdout.write(lineOf(name));
    const outcome =
      changes.length > 0 ? `${changes.length} changes were made` : 'Nothing was to be done';
    process.stdout.write(lineOf(`${outcome}: the database is up to date.`));
  });

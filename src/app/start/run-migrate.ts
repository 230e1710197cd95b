import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { throwAwayUnservedHalfDemo, wantsDemo } from '../demo/half-loaded.js';
import { migrateSchema } from '../schema/migrate-schema.js';
import { exitWithSentence, lineOf } from './exit-with-sentence.js';
import { openLog } from './open-log.js';

const HALF_DEMO =
  'The demo company was loaded by half: it is thrown away, and the server loads it when it starts.';

/** `npm run migrate`: brings the schema up to date and prints what was done. */
export const runMigrate = (): Promise<void> =>
  exitWithSentence(async () => {
    const config = await openLog();
    const database = loadConfig(DatabaseConfig);
    const { changes } = await migrateSchema(database);
    for (const name of changes) process.stdout.write(lineOf(name));
    const outcome =
      changes.length > 0 ? `${changes.length} changes were made` : 'Nothing was to be done';
    process.stdout.write(lineOf(`${outcome}: the database is up to date.`));
    const begin = async (): Promise<void> => void (await migrateSchema(database));
    if (wantsDemo(config) && (await throwAwayUnservedHalfDemo(database, begin)))
      process.stdout.write(lineOf(HALF_DEMO));
  });

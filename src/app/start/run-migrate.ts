import { DatabaseConfig } from '#platform/database/database.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { exitWithSentence } from './exit-with-sentence.js';
import { migrateSchema } from '../schema/migrate-schema.js';

/** `npm run migrate`: brings the schema up to date and prints what was done. */
export const runMigrate = (): Promise<void> =>
  exitWithSentence(async () => {
    const done = await migrateSchema(loadConfig(DatabaseConfig));
    for (const name of done) process.stdout.write(`${name}\n`);
    const outcome = done.length > 0 ? `${done.length} changes were made` : 'Nothing was to be done';
    process.stdout.write(`${outcome}: the database is up to date.\n`);
  });

import { Logger } from '@nestjs/common';
import { AppConfig } from '#platform/config/app.config.js';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { createPino } from '#platform/logging/create-pino.js';
import { PinoLogger } from '#platform/logging/pino-logger.js';
import { migrateSchema } from '../schema/migrate-schema.js';
import { exitWithSentence, lineOf } from './exit-with-sentence.js';

/** `npm run migrate`: brings the schema up to date and prints what was done. */
export const runMigrate = (): Promise<void> =>
  exitWithSentence(async () => {
    Logger.overrideLogger(new PinoLogger(createPino(loadConfig(AppConfig))));
    const { changes } = await migrateSchema(loadConfig(DatabaseConfig));
    for (const name of changes) process.stdout.write(lineOf(name));
    const outcome =
      changes.length > 0 ? `${changes.length} changes were made` : 'Nothing was to be done';
    process.stdout.write(lineOf(`${outcome}: the database is up to date.`));
  });

import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { SchemaTooNew } from '#platform/database/schema-too-new.js';
import { migrateSchema } from '../schema/migrate-schema.js';
import type { StartProgress } from './start-progress.js';

const LOOK_AGAIN_MS = 5_000;

/**
 * Brings the schema up to date. On one of a newer release the process stays as it is, not ready and saying why:
 * it serves nobody until the newer release takes its place, or the database of before is back.
 * @throws CannotStart when the database cannot be used
 */
export async function openSchema(progress: StartProgress): Promise<void> {
  const config = loadConfig(DatabaseConfig);
  const logger = new Logger('Schema');
  for (let said = ''; ; await sleep(LOOK_AGAIN_MS)) {
    try {
      progress.reach(2, 'Preparing the database');
      await migrateSchema(config);
      return;
    } catch (error) {
      if (!(error instanceof SchemaTooNew)) throw error;
      progress.stopAt(error.message);
      if (error.message !== said) logger.error(error.message);
      said = error.message;
    }
  }
}

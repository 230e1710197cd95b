import { setTimeout as sleep } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';
import { SchemaTooNew } from '#platform/database/schema-too-new.js';
import { migrateSchema } from '../schema/migrate-schema.js';
import type { StartProgress } from './start-progress.js';

const LOOK_AGAIN_MS = 5_000;

/**
 * Brings the schema up to date. If a newer release has changed it, the process stays not ready and
 * says why: it serves nobody until the newer release replaces it or the former database is
 * restored.
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

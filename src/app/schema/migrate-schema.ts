import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CannotStart } from '#platform/config/cannot-start.js';
import type { DatabaseConfig } from '#platform/database/database.config.js';
import { letServerIn } from '#platform/database/let-server-in.js';
import { migrate } from '#platform/database/migrate.js';
import { pgErrorOf } from '#platform/database/pg-error.js';
import { reachDatabase } from '#platform/database/reach-database.js';
import { serverRoleOf } from '#platform/database/server-role.js';
import { migrateQueues } from '#platform/queue/backend/migrate-queues.js';
import { MIGRATIONS } from '../migrations.js';
import { BASELINE } from './baseline.js';
import { SCHEMAS } from './schemas.js';
import { SQL_OBJECTS } from './sql-objects.js';

/** A schema that is up to date. */
interface OpenSchema {
  /** The names of the migrations that were run. */
  changes: string[];
  /** Where the server connects: as its own role, or as the owner where there is no other. */
  url: string;
}

/**
 * What the owner's role is not allowed to do or the server does not have, extensions most of all.
 */
const NOT_POSSIBLE = ['42501', '0A000', '58P01'];

const AS_OWNER =
  'The server works as the owner of its tables, who could also change what is only to be added to: docs/security.md, "What the server may do in the database", says how to part the two';

let hasWarned = false;

/**
 * Connects to the database and brings its schema up to date, over connections of its own: a
 * migration, and the wait for another process's, may take as long as they need.
 * @throws CannotStart with a sentence when the database cannot be used; SchemaTooNew when a newer
 * release changed it
 */
export async function migrateSchema(config: DatabaseConfig): Promise<OpenSchema> {
  const { url, ownerUrl = url } = config;
  const ownersSetting = url === ownerUrl ? 'DATABASE_URL' : 'DATABASE_OWNER_URL';
  await reachDatabase({ ...config, url: ownerUrl }, ownersSetting);
  let serverUrl = url;
  const changes = await onSource(ownerUrl, (source) =>
    migrate(source, {
      baseline: BASELINE,
      sql: SQL_OBJECTS,
      then: async (owner) => {
        await migrateQueues(owner);
        const role = serverRoleOf(config);
        if (role && (await letServerIn(owner, role, SCHEMAS))) serverUrl = role.url;
        else warnOnce();
      },
    }),
  );
  if (url !== ownerUrl) await reachDatabase({ ...config, url: serverUrl }, 'DATABASE_URL');
  return { changes, url: serverUrl };
}

function warnOnce(): void {
  if (!hasWarned) new Logger('Database').warn(AS_OWNER);
  hasWarned = true;
}

async function onSource<T>(url: string, work: (source: DataSource) => Promise<T>): Promise<T> {
  const source = new DataSource({
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'emma_migration',
  });
  await source.initialize();
  try {
    return await work(source);
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

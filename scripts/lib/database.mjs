import { join } from 'node:path';
import { dataDir } from './checkout.mjs';
import { log } from './log.mjs';

/**
 * The database of this instance: the one in DATABASE_URL, otherwise the embedded PostgreSQL under
 * DATA_DIR. Call after the packages are installed.
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function openDatabase() {
  if (process.env.DATABASE_URL) {
    return { url: process.env.DATABASE_URL, stop: () => Promise.resolve() };
  }
  const { startLocalPostgres } = await import('../local-postgres.mjs');
  const server = await startLocalPostgres({ home: join(dataDir(), 'postgres') });
  log(server.adopted ? 'PostgreSQL is already running.' : 'PostgreSQL is running.');
  return server;
}

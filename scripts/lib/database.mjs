import { join } from 'node:path';
import { dataDir } from './checkout.mjs';
import { log } from './log.mjs';

/**
 * The database of this instance: the one in DATABASE_URL, otherwise the embedded PostgreSQL under
 * DATA_DIR. Call after the packages are installed.
 * @returns {Promise<{ settings: Record<string, string>, url: string, ownerUrl: string, stop: () => Promise<void> }>}
 *   `settings` say to the server's programs where it is
 */
export async function openDatabase() {
  const { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl } = process.env;
  if (url) return withSettings({ url, ownerUrl: ownerUrl || url, stop: () => Promise.resolve() });
  const { startLocalPostgres } = await import('../local-postgres.mjs');
  const server = await startLocalPostgres({ home: join(dataDir(), 'postgres') });
  log(server.adopted ? 'PostgreSQL is already running.' : 'PostgreSQL is running.');
  return withSettings(server);
}

const withSettings = (database) => ({
  ...database,
  settings: { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl },
});

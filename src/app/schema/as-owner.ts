import pg from 'pg';
import { loadConfig } from '#platform/config/load-config.js';
import { DatabaseConfig } from '#platform/database/database.config.js';

/**
 * Lends a connection of the owner of the tables, whose statements may take as long as they need, for what the server
 * itself may not do. Of a process that does not know the owner it is as the server's own.
 */
export async function asOwner<T>(
  work: (client: pg.Client) => Promise<T>,
  { url, ownerUrl = url }: Pick<DatabaseConfig, 'url' | 'ownerUrl'> = loadConfig(DatabaseConfig),
): Promise<T> {
  const client = new pg.Client({ connectionString: ownerUrl });
  // The statement that fails reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

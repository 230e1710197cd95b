import type { Pool, PoolClient } from 'pg';
import { withStatementTimeout } from './statement-timeout.js';

/** Lends a connection whose statements may take as long as they need, and closes it afterwards. */
export async function withoutLimits<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  // The statement that fails reports a lost connection.
  client.on('error', () => undefined);
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return await withStatementTimeout(0, () => work(client));
  } finally {
    client.release(true);
  }
}

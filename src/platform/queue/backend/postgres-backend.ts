import { createPostgresBackend, runMigrations, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import type { DatabaseConfig } from '../../database/database.config.js';
import { poolOptions } from '../../database/pool-options.js';
import type { QueueBackend } from './queue-backend.js';

const SCHEMA = 'bullmq';
/** Statements beside the one listening connection that each worker keeps for itself. */
const SPARE_CONNECTIONS = 5;

/**
 * Queues on PostgreSQL: one pool for all queues and workers of the process, because each would
 * otherwise open its own.
 */
export async function openPostgresBackend(
  database: DatabaseConfig,
  workerCount: number,
  onError: (error: Error) => void,
): Promise<QueueBackend> {
  const pool = new pg.Pool({
    connectionString: database.url,
    max: workerCount + SPARE_CONNECTIONS,
    // All queues and workers open at once, and nobody waits for them.
    ...poolOptions({ ...database, connectMs: database.jobMs }),
    options: `-c search_path=${SCHEMA}`,
  });
  pool.on('error', onError);
  // Each queue and each worker listens for the pool's faults: many, but no leak.
  pool.setMaxListeners(0);
  await migrate(pool);
  // Nest opens queues and workers without naming a store, so it is named for the process; the library
  // types their connection as one to Redis, so the pool is put in here.
  setDefaultBackendFactory((name, options, more) =>
    createPostgresBackend(name, { ...options, connection: pool }, more),
  );
  return {
    options: { connection: {} },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await runMigrations(client, SCHEMA);
  } finally {
    client.release();
  }
}

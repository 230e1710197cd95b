import { createPostgresBackend, runMigrations, withBackend } from 'bullmq';
import type { Queue, Worker } from 'bullmq';
import pg from 'pg';
import type { QueueBackend } from './queue-backend.js';

const SCHEMA = 'bullmq';
/** Statements beside the one listening connection that each worker keeps for itself. */
const SPARE_CONNECTIONS = 5;

/**
 * Queues on PostgreSQL: one pool for all queues and workers of the process, because each would
 * otherwise open its own.
 */
export async function openPostgresBackend(
  connectionString: string,
  workerCount: number,
  onError: (error: Error) => void,
): Promise<QueueBackend> {
  const pool = new pg.Pool({
    connectionString,
    max: workerCount + SPARE_CONNECTIONS,
    keepAlive: true,
    options: `-c search_path=${SCHEMA}`,
  });
  pool.on('error', onError);
  await migrate(pool);
  const bull = withBackend(createPostgresBackend);
  return {
    kind: 'postgres',
    // The library types a queue by its connection; nothing here depends on which one it is.
    queue: (name, options) =>
      new bull.Queue(name, { ...options, connection: pool }) as unknown as Queue,
    worker: (name, processor, options) =>
      new bull.Worker(name, processor, { ...options, connection: pool }) as unknown as Worker,
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

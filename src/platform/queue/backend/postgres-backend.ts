import { createPostgresBackend, setDefaultBackendFactory } from 'bullmq';
import pg from 'pg';
import type { DatabaseConfig } from '../../database/database.config.js';
import { poolOptions } from '../../database/pool-options.js';
import { NUMBER_ALL, QUEUE_SCHEMA } from './migrate-queues.js';
import type { QueueBackend } from './queue-backend.js';

/** For who only adds jobs, in batches: all queues open at once, and each would take a connection of its own for it. */
const OF_ADDING = 2;
/** For statements of a process that works, besides the one listening connection that each worker has to itself. */
const OF_WORKING = 5;

/**
 * Queues on PostgreSQL: one pool for all queues and workers of the process; otherwise each would
 * open its own.
 */
export async function openPostgresBackend(
  database: DatabaseConfig,
  queues: readonly string[],
  onError: (error: Error) => void,
): Promise<QueueBackend> {
  const pool = new pg.Pool({
    connectionString: database.url,
    max: OF_ADDING,
    // All queues and workers open at once, and nobody is waiting for them.
    // The schema is not named in the greeting, which poolers would refuse.
    ...poolOptions({ ...database, connectMs: database.jobMs }, `set search_path = ${QUEUE_SCHEMA}`),
  });
  pool.on('error', onError);
  // Each queue and each worker listens for errors of the pool: many listeners, but no leak.
  pool.setMaxListeners(0);
  await pool.query(NUMBER_ALL, [queues]);
  // Nest opens queues and workers without naming a store, so the store is set for the process. The
  // library types their connection as one to Redis, so the pool is passed in here.
  let workers = 0;
  setDefaultBackendFactory((name, options, more) => {
    if (more?.withBlockingConnection) pool.options.max = OF_WORKING + ++workers;
    return createPostgresBackend(name, { ...options, connection: pool }, more);
  });
  return {
    options: { connection: {} },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

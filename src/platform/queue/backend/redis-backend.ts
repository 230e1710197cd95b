import { setDefaultBackendFactory } from 'bullmq';
import type { RedisConnections } from '../../redis/redis-connections.js';
import type { QueueBackend } from './queue-backend.js';

/** Queues on Redis: the production shape. */
export function openRedisBackend(connections: RedisConnections): QueueBackend {
  // Workers wait on the connection for as long as it takes, so no request may be given up.
  const connection = connections.open({ maxRetriesPerRequest: null });
  setDefaultBackendFactory();
  return {
    options: { connection, prefix: connections.prefix },
    // A node of a cluster may answer while that of the queues is away.
    ping: async () => {
      await connection.exists(connections.prefix);
    },
    close: async () => {
      await connection.quit();
    },
  };
}

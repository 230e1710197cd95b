import { setDefaultBackendFactory } from 'bullmq';
import type { RedisConnections } from '../../redis/redis-connections.js';
import type { QueueBackend } from './queue-backend.js';

/** Queues on Redis: for production. */
export function openRedisBackend(connections: RedisConnections): QueueBackend {
  // Workers wait on the connection as long as it takes, so no request may time out.
  const connection = connections.open({ maxRetriesPerRequest: null });
  setDefaultBackendFactory();
  return {
    options: { connection, prefix: connections.prefix },
    // A node of a cluster may answer while the one with the queues is down.
    ping: async () => {
      await connection.exists(connections.prefix);
    },
    close: async () => {
      await connection.quit();
    },
  };
}

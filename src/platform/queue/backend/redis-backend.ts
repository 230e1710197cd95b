import { Queue, Worker } from 'bullmq';
import type { RedisConnections } from '../../redis/redis-connections.js';
import type { QueueBackend } from './queue-backend.js';

/** Queues on Redis: the production shape. */
export function openRedisBackend(connections: RedisConnections): QueueBackend {
  // Workers wait on the connection for as long as it takes, so no request may be given up.
  const connection = connections.open({ maxRetriesPerRequest: null });
  const shared = { connection, prefix: connections.prefix };
  return {
    kind: 'redis',
    queue: (name, options) => new Queue(name, { ...options, ...shared }),
    worker: (name, processor, options) => new Worker(name, processor, { ...options, ...shared }),
    ping: async () => {
      await connection.ping();
    },
    close: async () => {
      await connection.quit();
    },
  };
}

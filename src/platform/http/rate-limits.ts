import rateLimit from '@fastify/rate-limit';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { RedisConnections } from '../redis/redis-connections.js';

/** Limits only the routes that ask for it. */
export async function limitRates(app: NestFastifyApplication): Promise<void> {
  const redis = app.get(RedisConnections, { strict: false });
  const counting = redis.configured ? countTogether(redis) : {};
  await app.register(rateLimit, { global: false, ...counting });
}

/** All processes count as one. While Redis is away nothing is counted, rather than nobody let in. */
const countTogether = (redis: RedisConnections): RateLimitPluginOptions => ({
  redis: redis.open({ maxRetriesPerRequest: 1, enableOfflineQueue: false }),
  nameSpace: `${redis.prefix}:tries:`,
  skipOnError: true,
});

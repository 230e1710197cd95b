import rateLimit from '@fastify/rate-limit';
import type { RateLimitPluginOptions } from '@fastify/rate-limit';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { onRequestAsyncHookHandler, RouteOptions } from 'fastify';
import { MINUTE_MS } from '#kernel/time-window.js';
import { RedisConnections } from '../redis/redis-connections.js';
import { ProcessCounts } from './process-counts.js';
import { rateKey, visitorAddress } from './visitor-address.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    callsAMinute?: number;
  }
}

/** How often one caller may make a call a minute; then 429 with Retry-After. */
export const CallsAMinute = (max: number): MethodDecorator =>
  applyDecorators(RouteConfig({ callsAMinute: max }), ApiExtension('x-calls-a-minute', max));

/**
 * Limits the routes that ask for it. A caller is an IPv4 address or an IPv6 network of 64 bits;
 * callers without a known address count as one. GET and HEAD of a path are counted together.
 */
export async function limitRates(app: NestFastifyApplication): Promise<void> {
  const redis = app.get(RedisConnections, { strict: false });
  const counting = redis.configured ? countTogether(redis) : { store: ProcessCounts };
  await app.register(rateLimit, { global: false, ...counting });
  const fastify = app.getHttpAdapter().getInstance();
  const limits = new Map<string, onRequestAsyncHookHandler>();
  fastify.addHook('onRoute', (route) => {
    const max = route.config?.callsAMinute;
    if (max === undefined) return;
    const counted = countedAs(route);
    const limit =
      limits.get(counted) ??
      (fastify.rateLimit({
        max,
        timeWindow: MINUTE_MS,
        keyGenerator: ({ ip }) => `${counted} ${rateKey(visitorAddress(ip))}`,
      }) as onRequestAsyncHookHandler);
    limits.set(counted, limit);
    route.onRequest = [...[route.onRequest ?? []].flat(), limit];
  });
}

/** `POST /api/v3/<path>`. */
const countedAs = ({ method, url }: RouteOptions): string =>
  `${[method].flat().join().replace('HEAD', 'GET')} ${url}`;

/**
 * All processes count together. While Redis is down nothing is counted, rather than letting nobody
 * in.
 */
const countTogether = (redis: RedisConnections): RateLimitPluginOptions => ({
  redis: redis.open({ maxRetriesPerRequest: 1, enableOfflineQueue: false }),
  nameSpace: `${redis.prefix}:tries:`,
  skipOnError: true,
});

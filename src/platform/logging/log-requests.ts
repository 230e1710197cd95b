import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A line for each answer, by the template of its route: ids, searches and tickets stay out of the
 * log. What changes something is told; reading only where LOG_LEVEL is debug.
 */
export function logRequests(fastify: FastifyInstance): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const line = {
      message: `${request.method} ${request.routeOptions.url ?? 'nowhere'}`,
      requestId: request.id,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (READS.has(request.method)) logger.debug(line);
    else logger.log(line);
    done();
  });
}

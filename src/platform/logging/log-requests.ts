import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const SHUT_OUT = [401, 403, 429];

/**
 * One line for each answer, by the template of its route: ids, searches and tickets stay out of the
 * log. Writes are logged, and so are callers who are not let in.
 * @param isReadingTold whether all other reads are logged, too: when LOG_LEVEL is debug
 */
export function logRequests(fastify: FastifyInstance, isReadingTold: boolean): void {
  const logger = new Logger('Http');
  fastify.addHook('onResponse', (request, reply, done) => {
    const isQuiet = READS.has(request.method) && !SHUT_OUT.includes(reply.statusCode);
    if (isQuiet && !isReadingTold) {
      done();
      return;
    }
    const line = {
      message: `${request.method} ${request.routeOptions.url ?? 'nowhere'}`,
      requestId: request.id,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (isQuiet) logger.debug(line);
    else logger.log(line);
    done();
  });
}

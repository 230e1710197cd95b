import type { FastifyInstance } from 'fastify';
import { Histogram } from 'prom-client';
import type { Metrics } from '../metrics/metrics.js';

/** Everything else on this port is a file of the page, each with its own route. */
const CALL = /^\/(api|ops|healthcheck|calendar|dev-idp)\b/;

/**
 * Measures every answer by the template of its route, so that ids and queries never become labels.
 */
export function measureRequests(fastify: FastifyInstance, { registry }: Metrics): void {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers to HTTP requests, by the template of their route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    const { url = 'none' } = request.routeOptions;
    const route = url === 'none' || CALL.test(url) ? url : 'page';
    const labels = { method: request.method, route, status: String(reply.statusCode) };
    seconds.observe(labels, reply.elapsedTime / 1_000);
    done();
  });
}

import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import fastify from 'fastify';
import { logRequests } from './log-requests.js';

describe('the log of requests', () => {
  it('logs changes and refused sign-ins, by the route’s template', async () => {
    const told: unknown[] = [];
    jest.spyOn(Logger.prototype, 'log').mockImplementation((line) => void told.push(line));
    jest.spyOn(Logger.prototype, 'debug').mockImplementation(() => undefined);
    const server = fastify();
    logRequests(server, false);
    server.get('/customer/:id', (request, reply) => {
      const { status } = request.query as { status: string };
      return reply.status(Number(status)).send();
    });
    server.post('/customer/:id', (_request, reply) => reply.send());
    for (const status of [200, 401, 403, 404, 429]) {
      await server.inject({ url: `/customer/maria?status=${status}` });
    }
    await server.inject({ method: 'POST', url: '/customer/maria' });
    await server.close();
    expect(told).toMatchObject([
      { message: 'GET /customer/:id', status: 401 },
      { message: 'GET /customer/:id', status: 403 },
      { message: 'GET /customer/:id', status: 429 },
      { message: 'POST /customer/:id', status: 200 },
    ]);
    expect(JSON.stringify(told)).not.toContain('maria');
  });
});

import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { drainOversizedBodies } from './drain-oversized-bodies.js';

describe('what is still sent of a body that is too large', () => {
  let fastify: FastifyInstance | undefined;
  let socket: Socket | undefined;
  afterEach(async () => {
    socket?.destroy();
    await fastify?.close();
  });

  /** @returns what is answered to somebody who never sends the rest */
  async function sendPart(bytes: number, limits: { bytes: number; ms: number }): Promise<string> {
    fastify = Fastify({ bodyLimit: 10 });
    drainOversizedBodies(fastify, limits);
    fastify.post('/', () => 'taken');
    await fastify.listen({ port: 0, host: '127.0.0.1' });
    socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const part = 'x'.repeat(bytes);
    socket.write(
      `POST / HTTP/1.1\r\nhost: emma.test\r\ncontent-type: text/plain\r\ncontent-length: 9000\r\n\r\n${part}`,
    );
    const [answer] = (await once(socket, 'data')) as [Buffer];
    return answer.toString();
  }

  it('is read no longer than this [R-API-4]', async () => {
    expect(await sendPart(20, { bytes: 9000, ms: 50 })).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('is read no further than this [R-API-4]', async () => {
    expect(await sendPart(2000, { bytes: 1000, ms: 600_000 })).toMatch(/^HTTP\/1\.1 413 /);
  });
});

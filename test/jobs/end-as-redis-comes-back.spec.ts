import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { setImmediate as turn, setTimeout as sleep } from 'node:timers/promises';
import { RedisPresenceStore } from '#modules/presence/viewers/redis-presence-store.js';
import { RedisConfig } from '#platform/redis/redis.config.js';
import { RedisConnections } from '#platform/redis/redis-connections.js';
import type { RedisConnection } from '#platform/redis/redis-connections.js';
import { startDurableRedis } from '../support/services/durable-redis.js';
import type { DurableRedis } from '../support/services/durable-redis.js';

/** A way to Redis whose connections can be cut, and that keeps back the answer to a subscription. */
class Way {
  isHolding = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  constructor(port: number) {
    this.server = createServer((near) => {
      const far = connect(port, '127.0.0.1');
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
      }
      near.on('data', (sent) => far.write(sent)).on('close', () => far.destroy());
      far.on('data', (told) => {
        if (!(this.isHolding && told.includes('subscribe'))) near.write(told);
      });
      far.on('close', () => near.destroy());
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `redis://127.0.0.1:${(this.server.address() as AddressInfo).port}/0`;
  }

  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.cut();
    this.server.close();
  }
}

describe('a process that ends in the moment in which Redis is back', () => {
  let redis: DurableRedis;
  let way: Way;
  let url = '';

  beforeAll(async () => {
    redis = await startDurableRedis();
    way = new Way(Number(new URL(redis.url).port));
    url = await way.open();
  });
  afterAll(async () => {
    way?.close();
    await redis?.stop();
  });

  const started = async () => {
    const connections = new RedisConnections(Object.assign(new RedisConfig(), { url }));
    const opened = jest.spyOn(connections, 'open').mock.results;
    const store = new RedisPresenceStore(connections);
    const told: (string | null)[] = [];
    store.onChange((pageId) => told.push(pageId));
    await store.start();
    return { connections, opened, store, told };
  };

  // A rejection that nobody handles fails the test, as it would end the process with an error.
  it('leaves no subscription behind that fails unseen', async () => {
    const { connections, opened, store, told } = await started();
    while (told.length === 0) await sleep(20);
    const before = told.length;
    way.isHolding = true;
    way.cut();
    while (told.length === before) await sleep(20);
    await store.stop();
    connections.onApplicationShutdown();
    way.cut();
    await Promise.all(opened.map(({ value }) => once(value as RedisConnection, 'end')));
    // By then what was rejected and nobody handles has been reported.
    await turn();
    way.isHolding = false;
    expect(told.length).toBeGreaterThan(before);
  });

  it('is not kept by a connection that it had lost', async () => {
    const timers = (): number =>
      process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    const connections = new RedisConnections(Object.assign(new RedisConfig(), { url }));
    const connection = connections.open();
    await once(connection, 'ready');
    way.cut();
    await once(connection, 'reconnecting');
    connections.onApplicationShutdown();
    const ended = performance.now();
    while (timers() > before) await turn();
    // The library waits two seconds for the end of what has ended.
    expect(performance.now() - ended).toBeLessThan(1_000);
  });

  it('hears of changes again after its connection was lost', async () => {
    const { connections, store, told } = await started();
    const isTold = async (pageId: string): Promise<void> => {
      while (!told.includes(pageId)) {
        await store.put(pageId, ['someone']).catch(() => undefined);
        await sleep(50);
      }
    };
    await isTold('before');
    way.cut();
    await isTold('after');
    await store.stop();
    connections.onApplicationShutdown();
    expect(told).toContain('after');
  });
});

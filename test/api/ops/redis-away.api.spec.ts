import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { startDurableRedis } from '../../support/services/durable-redis.js';
import type { DurableRedis } from '../../support/services/durable-redis.js';
import { freePort } from '../../support/product/server-process.js';

/** A query for the queues' store gives up after two seconds. */
const SOON_MS = 10_000;

describe('a process whose Redis is away', () => {
  let redis: DurableRedis;
  let api: TestApi;
  let metrics: string;

  beforeAll(async () => {
    redis = await startDurableRedis();
    const port = String(await freePort());
    metrics = `http://127.0.0.1:${port}/metrics`;
    api = await startTestApi({ settings: { REDIS_URL: redis.url, METRICS_PORT: port } });
  });
  afterAll(async () => {
    await api?.close();
    await redis?.stop();
  });

  const readiness = () => api.anonymous.get('/healthcheck/ready');

  async function until(body: object): Promise<number> {
    for (;;) {
      const answer = await readiness();
      if (JSON.stringify(answer.body) === JSON.stringify(body)) return answer.status;
    }
  }

  const reached = async (): Promise<string[]> => {
    const text = await (await fetch(metrics)).text();
    return [...text.matchAll(/^emma_service_up\{service="(\w+)"\} ([01])$/gm)].map(
      ([, service, up]) => `${service} ${up}`,
    );
  };

  it('stays ready, and says in what it is degraded [R-OPS-1]', async () => {
    expect(await readiness()).toMatchObject({
      status: 200,
      body: { database: 'up', queue: 'up', presence: 'up' },
    });
    expect(await reached()).toEqual(['database 1', 'queue 1', 'presence 1']);
    await redis.kill();
    const degraded = { database: 'up', queue: 'down', presence: 'down', status: 'degraded' };
    expect(await until(degraded)).toBe(200);
    expect(await reached()).toEqual(['database 1', 'queue 0', 'presence 0']);
  });

  it('answers what people ask meanwhile, and soon refuses what only the queues know [R-OPS-1]', async () => {
    const { customerId, activityId } = await givenMove(api, '2027-03-10');
    const [sales, admin] = [api.as('sales'), api.as('admin')];
    const calls: [call: () => Promise<{ status: number }>, status: number][] = [
      [() => sales.get('customer', { query: { search: 'Gomez' } }), 200],
      [() => sales.get(`customer/${customerId}`), 200],
      [() => sales.post(`move/drivetimes/${customerId}/${activityId}`), 202],
      [() => api.anonymous.post('access-token', {}), 400],
      [() => admin.get('ops/queues'), 503],
      [() => admin.get('ops/queues/mail/jobs'), 503],
      [() => admin.post('ops/queues/mail/pause'), 503],
    ];
    for (const [call, status] of calls) {
      const began = performance.now();
      expect((await call()).status).toBe(status);
      expect(performance.now() - began).toBeLessThan(SOON_MS);
    }
  });

  it('is whole again once Redis is back', async () => {
    await redis.start();
    expect(await until({ database: 'up', queue: 'up', presence: 'up' })).toBe(200);
    expect(await reached()).toEqual(['database 1', 'queue 1', 'presence 1']);
  });
});

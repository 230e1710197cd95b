import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ClockSkew } from '#platform/metrics/clock-skew.js';
import { OutsideServices } from '#platform/outside/outside-services.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

describe('GET /metrics on its own port', () => {
  let api: TestApi;
  let origin: string;
  beforeAll(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    api = await startTestApi({ settings: { METRICS_PORT: String(port) } });
  });
  afterAll(() => api?.close());

  it('is not on the port that people reach', async () => {
    expect((await api.anonymous.get('/metrics')).status).toBe(404);
    expect((await fetch(origin)).status).toBe(404);
  });

  it('reports requests by route, queues, connections, sockets and the process', async () => {
    await api.as('sales').get(`customer/${'0'.repeat(24)}`, { query: { search: 'gomez' } });
    const mail = api.get(OutsideServices).breaker('mail', { failuresToRest: 1, restMs: 1_000 });
    mail.failed();
    const answer = await fetch(`${origin}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    const text = await answer.text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v3\/customer\/:id",status="404"} 1/,
    );
    expect(text).toMatch(/emma_queue_jobs\{queue="mail",state="failed"} 0/);
    expect(text).toMatch(/emma_queue_oldest_waiting_seconds\{queue="mail"} 0/);
    expect(text).toMatch(/emma_queue_paused\{queue="mail"} 0/);
    expect(text).toMatch(/emma_db_pool_connections\{state="busy"} \d+/);
    expect(text).toMatch(/emma_sockets 0/);
    expect(text).toMatch(/emma_outside_service_resting\{service="mail"} 1/);
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).toMatch(/emma_build_info\{version="0\.1\.0[^"]*",node="\d+[^"]*"} 1/);
    const bytes = (state: string): number =>
      Number(new RegExp(`emma_disk_bytes\\{state="${state}"} (\\S+)`).exec(text)?.[1]);
    expect(bytes('free')).toBeGreaterThan(0);
    expect(bytes('all')).toBeGreaterThanOrEqual(bytes('free'));
    expect(text).not.toContain('gomez');
  });

  it('reports how far its clock is ahead of the database, warns of it once, and stays ready', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const aheadBy = async (ms: number): Promise<number> => {
      api.setTime(new Date(Date.now() + ms));
      await api.get(ClockSkew).look();
      const text = await (await fetch(`${origin}/metrics`)).text();
      return Number(/^emma_clock_skew_seconds (\S+)$/m.exec(text)?.[1]);
    };
    expect(Math.abs(await aheadBy(0))).toBeLessThan(2);
    expect(warn).not.toHaveBeenCalled();
    const [first, second] = [await aheadBy(660_000), await aheadBy(661_000)];
    api.setTime(undefined);
    expect(Math.round(first / 10)).toBe(66);
    expect(second).toBeGreaterThan(first);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/ 6\d\d\.\d s ahead of the database's/)],
    ]);
    warn.mockRestore();
    expect((await api.anonymous.get('/healthcheck/ready')).status).toBe(200);
  });
});

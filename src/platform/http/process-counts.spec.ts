import { afterEach, describe, expect, it, jest } from '@jest/globals';
import rateLimit from '@fastify/rate-limit';
import fastify from 'fastify';
import type { FastifyRequest } from 'fastify';
import { ProcessCounts } from './process-counts.js';

const WINDOW_MS = 60_000;
const request = { routeOptions: {} } as unknown as FastifyRequest;

describe('ProcessCounts', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('refuses of calls in one moment those above the limit, and no other', async () => {
    const app = fastify();
    await app.register(rateLimit, { global: false, store: ProcessCounts });
    const [max, timeWindow] = [2, WINDOW_MS];
    const count = app.createRateLimit({ max, timeWindow, keyGenerator: () => 'one caller' });
    const counted = await Promise.all([count(request), count(request), count(request)]);
    expect(counted.map((one) => !one.isAllowed && one.isExceeded)).toEqual([false, false, true]);
    await app.close();
  });

  const callsOf = (counts: ProcessCounts, caller: string): number => {
    let calls = 0;
    counts.incr(caller, (_error, { current }) => (calls = current), WINDOW_MS);
    return calls;
  };

  it('begins anew a window after the first call, for each caller and each limit by itself', () => {
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const counts = new ProcessCounts();
    expect([callsOf(counts, 'A'), callsOf(counts, 'A'), callsOf(counts, 'B')]).toEqual([1, 2, 1]);
    expect(callsOf(counts.child(), 'A')).toBe(1);
    now = WINDOW_MS - 1;
    expect(callsOf(counts, 'A')).toBe(3);
    now = WINDOW_MS;
    expect(callsOf(counts, 'A')).toBe(1);
  });

  it('forgets of too many callers the one that was away the longest', () => {
    const counts = new ProcessCounts();
    expect([callsOf(counts, 'staying'), callsOf(counts, 'leaving')]).toEqual([1, 1]);
    for (let other = 0; other < 4_999; other += 1) {
      callsOf(counts, `visitor ${other}`);
      if (other === 0) callsOf(counts, 'staying');
    }
    expect([callsOf(counts, 'staying'), callsOf(counts, 'leaving')]).toEqual([3, 1]);
  });
});

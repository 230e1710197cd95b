import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenArea, hold } from '../booking/visitor-calls.js';
import type { GivenArea } from '../booking/visitor-calls.js';

describe('the address of who calls', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
    area = await givenArea(api);
  });
  afterAll(() => api?.close());

  let days = 9;
  const holdFrom = async (forwarded: string): Promise<number> => {
    const date = `2027-05-${(days += 1)}`;
    const request = { branchId: area.branch._id, date, time: '09:00', duration: 4 };
    return (await hold(api, request, forwarded)).status;
  };

  it.each([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8::7]:51234', '2001:DB8:0::7'],
    ['::ffff:198.51.100.7', '198.51.100.7:80'],
    ['10.0.0.1, 192.0.2.7:4711, 127.0.0.1:80', '192.0.2.7'],
  ])('is the same written %s and %s', async (first, second) => {
    expect([await holdFrom(first), await holdFrom(second)]).toEqual([201, 429]);
  });

  it('is one for all who hide theirs', async () => {
    const statuses = [await holdFrom('unknown'), await holdFrom('_hidden'), await holdFrom('x:y')];
    expect(statuses).toEqual([201, 429, 429]);
  });

  it('is counted over GET and HEAD together, from whichever port', async () => {
    const path = `${api.origin}/api/v3/booking/availability?zip=${area.zip}&duration=4&days=1`;
    let port = 1_000;
    const ask = async (method: string): Promise<Response> => {
      const headers = { 'x-forwarded-for': `198.18.0.7:${(port += 1)}` };
      return fetch(path, { method, headers });
    };
    const asked = await Promise.all(
      Array.from({ length: 120 }, (_, n) => ask(n % 2 === 0 ? 'GET' : 'HEAD')),
    );
    expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await ask(method);
      expect({ status, waits: Number(headers.get('retry-after')) > 0 }).toEqual({
        status: 429,
        waits: true,
      });
    }
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import type { ApiAnswer, ApiClient } from '../../support/api/api-client.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { historyOf } from '../../support/given/history-of.js';
import { hire } from '../../support/given/hire.js';

const FEED = 'assignment/schedule/self/feed';

describe('POST and DELETE /assignment/schedule/self/feed', () => {
  let api: TestApi;
  let self: ApiClient;
  let employeeId: string;

  beforeAll(async () => {
    api = await startTestApi();
    const hand = await hire(api);
    employeeId = hand._id;
    self = await api.asEmployee(hand);
  });
  afterAll(() => api?.close());

  const subscribe = async (client = self): Promise<string> => {
    const { status, body } = await client.post<{ url: string }>(FEED);
    expect(status).toBe(200);
    return body.url;
  };
  const read = (url: string): Promise<ApiAnswer> => api.anonymous.get(new URL(url).pathname);

  it('is for who is signed in', async () => {
    expect((await api.anonymous.post(FEED)).status).toBe(401);
    expect((await api.anonymous.delete(FEED)).status).toBe(401);
    for (const person of ['mover', 'lead', 'sales', 'manager', 'admin'] as const) {
      expect((await read(await subscribe(api.as(person)))).status).toBe(200);
    }
  });

  it('gives an address that opens without a token, on the server that was asked', async () => {
    const url = await subscribe();
    expect(url).toMatch(new RegExp(`^${api.origin}/calendar/[\\w-]{43}\\.ics$`));
    expect((await read(url)).status).toBe(200);
  });

  it('makes another each time, and the one before is dead', async () => {
    const first = await subscribe();
    const second = await subscribe();
    expect(second).not.toBe(first);
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
  });

  it('can be ended, once and again', async () => {
    const url = await subscribe();
    expect(await self.delete(FEED)).toMatchObject({ status: 200, body: {} });
    expect((await read(url)).status).toBe(404);
    expect((await self.delete(FEED)).status).toBe(200);
  });

  it('keeps no secret: not in its table, not in the trail', async () => {
    const url = await subscribe();
    const secret = /([\w-]{43})\.ics$/.exec(url)?.[1] ?? '';
    const kept = await api.get(Db).query<{ row: string }>(
      `select f::text || encode(f.secret_hash, 'escape') as row from scheduling.calendar_feed f
       union all select h::text from platform.history_event h`,
    );
    expect(kept.length).toBeGreaterThan(1);
    expect(kept.filter(({ row }) => row.includes(secret))).toEqual([]);
    expect((await historyOf(api, 'employee', employeeId))[0]).toMatchObject({
      type: 'UPDATED',
      employee_id: employeeId,
      changes: [{ field: 'calendarFeed', before: false, after: true }],
    });
  });

  it('dies with the employment', async () => {
    const leaver = await hire(api);
    const url = await subscribe(await api.asEmployee(leaver));
    expect((await api.as('admin').delete(`employee/${leaver._id}`)).status).toBe(200);
    expect((await read(url)).status).toBe(404);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { freeSlots, givenArea } from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

describe('GET /booking/availability', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
    area = await givenArea(api);
  });
  afterAll(() => api?.close());

  it.each([
    ['zip', { duration: 4 }],
    ['zip', { zip: 'here', duration: 4 }],
    ['duration', { zip: '73101' }],
    ['duration', { zip: '73101', duration: 0 }],
    ['duration', { zip: '73101', duration: 25 }],
    ['days', { zip: '73101', duration: 4, days: 91 }],
    ['from', { zip: '73101', duration: 4, from: 'monday' }],
    ['slots', { zip: '73101', duration: 4, slots: 3 }],
  ])('names %s when it is wrong: %j', async (path, query) => {
    expect(await freeSlots(api, query as Record<string, string>)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('serves no zip that stands in nobody’s zones', async () => {
    expect(await freeSlots(api, { zip: '10001', duration: 4 })).toMatchObject({
      status: 404,
      body: { code: 'NOT_SERVED' },
    });
  });

  it('answers as the staff’s search does, with the branch', async () => {
    const { status, body } = await freeSlots(api, { zip: area.zip, duration: 4.25 });
    expect(status).toBe(200);
    const staff = await api.as('sales').get(`movemanager/availability/${area.branch._id}`, {
      query: { duration: 4.25 },
    });
    expect(body).toEqual({ branchId: area.branch._id, ...(staff.body as object) });
    expect(body.availabilities).toHaveLength(28);
    expect(body.availabilities[1]?.startTimes[0]).toEqual({ time: '08:00', slots: 1 });
  });

  it('answers about the days asked for', async () => {
    const days = { from: '2027-03-03', days: 2 };
    const { body } = await freeSlots(api, { zip: area.zip, duration: 4.25, ...days });
    expect(body.availabilities.map(({ date }) => date)).toEqual(['2027-03-03', '2027-03-04']);
  });
});

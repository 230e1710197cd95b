import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OnlineHoldView } from '#modules/scheduling/contract/holds.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import {
  confirm,
  contactOf,
  DAY,
  givenArea,
  givenReservation,
  release,
} from '../booking/visitor-calls.js';
import { UNKNOWN } from './day-calls.js';

describe('GET /slots/online/{branchId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const online = (branchId: string) =>
    api.as('sales').get<OnlineHoldView[]>(`slots/online/${branchId}`);

  it('is for those who sell, and of a known branch', async () => {
    expect((await api.anonymous.get(`slots/online/${api.branchId}`)).status).toBe(401);
    expect((await api.as('lead').get(`slots/online/${api.branchId}`)).status).toBe(403);
    expect((await online(UNKNOWN)).status).toBe(404);
    expect((await online('x')).status).toBe(400);
  });

  it('lists what visitors hold now, what ends first at the top, and neither what is booked nor given back [R-TODAY-12]', async () => {
    const area = await givenArea(api, { timezone: 'America/Chicago' });
    const { branch } = area;
    const first = await givenReservation(api, area);
    const second = await givenReservation(api, area, { date: '2027-03-05', time: '13:00' });
    const { body } = await online(branch._id);
    expect(body.map(({ _id }) => _id)).toEqual([first.reservationId, second.reservationId]);
    expect(body[0]).toEqual({
      _id: first.reservationId,
      day: DAY,
      start: '2027-03-03T15:00:00.000Z',
      end: '2027-03-03T19:00:00.000Z',
      truck: expect.any(String),
      expiresAt: first.expiresAt,
    });
    expect((await online(api.branchId)).body).toEqual([]);
    await confirm(api, first.reservationId, contactOf(area, first));
    await release(api, second.reservationId, second.secret);
    expect((await online(branch._id)).body).toEqual([]);
  });
});

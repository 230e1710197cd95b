import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, removeFromService, returnToService, UNKNOWN } from './day-calls.js';

describe('PUT /movemanager/returntoservice', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const unavailableOn = async (day: string) =>
    (await dayView(api, day)).trucks.filter(({ unavailable }) => unavailable);

  it('is for those who dispatch', async () => {
    const truckIds = [(await givenTruck(api))._id];
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) =>
      returnToService(api, { date: '2027-03-01', truckIds }, client),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each([
    ['date', { date: 'today' }],
    ['truckIds', { truckIds: undefined }],
    ['truckIds', { truckIds: [UNKNOWN, 7] }],
    ['note', { note: 'fixed' }],
  ])('names %s when it is wrong', async (path, over) => {
    const body = { date: '2027-03-01', truckIds: [UNKNOWN], ...over };
    const answer = await returnToService(api, body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('returns all or none: one that is unknown, one with a booking', async () => {
    const date = '2027-03-02';
    const [broken, booked] = [await givenTruck(api), await givenTruck(api)];
    await assign(api, await givenMove(api, date), booked._id);
    await removeFromService(api, { date, truckIds: [broken._id] });
    const unknown = await returnToService(api, { date, truckIds: [UNKNOWN, broken._id] });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Truck not found' } });
    const taken = await returnToService(api, { date, truckIds: [booked._id, broken._id] });
    expect(taken).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
    expect(await unavailableOn(date)).toMatchObject([{ _id: broken._id }]);
  });

  it('makes trucks available again, and says so of those that are already [R-TRUCK-8]', async () => {
    const date = '2027-03-03';
    const [broken, whole] = [await givenTruck(api), await givenTruck(api)];
    await removeFromService(api, { date, truckIds: [broken._id], note: 'Brakes' });
    const { status, body } = await returnToService(api, {
      date,
      truckIds: [broken._id, whole._id],
    });
    expect(status).toBe(200);
    expect(body).toEqual(
      [broken, whole].map((truck) => ({
        ...truck,
        standIn: null,
        standsInFor: [],
        unavailable: false,
        unavailableNote: '',
        unavailableFrom: null,
      })),
    );
    expect(await unavailableOn(date)).toEqual([]);
    const booked = await assign(api, await givenMove(api, date), broken._id);
    expect(booked.status).toBe(200);
  });
});

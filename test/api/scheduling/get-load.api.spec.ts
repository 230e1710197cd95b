import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayLoadView } from '#modules/scheduling/contract/availability.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import type { ApiAnswer } from '../../support/api/api-client.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { givenBranch, removeFromService, saveOperation, UNKNOWN } from './day-calls.js';
import type { Refusal } from './day-calls.js';

const TRUCK_DAY = 12 * 60;

describe('GET /movemanager/load/{branchId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const load = (
    query: Record<string, string>,
    branchId = api.branchId,
  ): Promise<ApiAnswer<DayLoadView[] & Refusal>> =>
    api.as('mover').get(`movemanager/load/${branchId}`, { query });

  it('requires a person and a known branch', async () => {
    const query = { from: '2027-03-01', to: '2027-03-02' };
    const path = `movemanager/load/${api.branchId}`;
    expect((await api.anonymous.get(path, { query })).status).toBe(401);
    expect(await load(query, UNKNOWN)).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
  });

  it.each([
    ['from', { from: 'monday', to: '2027-03-02' }],
    ['to', { from: '2027-03-01' }],
    ['to', { from: '2027-03-02', to: '2027-03-01' }],
    ['to', { from: '2027-03-01', to: '2027-05-02' }],
    ['days', { from: '2027-03-01', to: '2027-03-02', days: '2' }],
  ])('names %s when it is wrong', async (path, query) => {
    const answer = await load(query as unknown as Record<string, string>);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('covers 62 days at most, both ends included, over the change of the clocks', async () => {
    const { status, body } = await load({ from: '2027-03-01', to: '2027-05-01' });
    expect(status).toBe(200);
    expect(body).toHaveLength(62);
    expect([body[0]?.date, body[13]?.date, body[61]?.date]).toEqual([
      '2027-03-01',
      '2027-03-14',
      '2027-05-01',
    ]);
  });

  it('adds up bookings, unassigned moves and the trucks that can work', async () => {
    const { _id: branchId } = await givenBranch(api);
    const day = '2027-06-02';
    const [one, two] = [await givenTruck(api, { branchId }), await givenTruck(api, { branchId })];
    await givenTruck(api, { branchId, inService: false });
    await givenTruck(api, { branchId, isRental: true, rentalDay: day });
    await removeFromService(api, { date: '2027-06-03', truckIds: [two._id] });
    const move = await givenMove(api, day, { branchId });
    const nounce = await saveOperation(api, move, { bookingEnvelope: { startingDriveTime: 0.5 } });
    const at = { ...api, branchId };
    expect((await assign(at, { ...move, nounce }, one._id)).status).toBe(200);
    const rowed = await givenMove(api, day, { branchId });
    expect((await unassign(at, rowed, { unassigned: 'true' })).status).toBe(200);
    await givenMove(api, day, { branchId });

    const { body } = await load({ from: '2027-06-01', to: '2027-06-03' }, branchId);
    const idle = { bookedMinutes: 0, bookings: 0, unassigned: 0 };
    expect(body).toEqual([
      { date: '2027-06-01', ...idle, capacityMinutes: 2 * TRUCK_DAY },
      {
        date: day,
        bookedMinutes: 270,
        capacityMinutes: 3 * TRUCK_DAY,
        bookings: 1,
        unassigned: 1,
      },
      { date: '2027-06-03', ...idle, capacityMinutes: TRUCK_DAY },
    ]);
  });
});

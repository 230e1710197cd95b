import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';

const UNKNOWN = 'ffffffffffffffffffffffff';

describe('PUT /assignment/operation/{branchId}/{operationId}', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });

  afterAll(() => api?.close());

  it('is refused without the right to sell', async () => {
    const move = await givenMove(api, '2027-03-01');
    const truck = await givenTruck(api);
    expect((await assign(api, move, truck._id, {}, api.as('mover'))).status).toBe(403);
    expect((await assign(api, move, truck._id, {}, api.anonymous)).status).toBe(401);
  });

  it('names what is wrong with the body', async () => {
    const move = await givenMove(api, '2027-03-01');
    const answer = await assign(api, move, 'no id');
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'truck' }] } });
  });

  it('knows neither unknown trucks nor unknown operations', async () => {
    const move = await givenMove(api, '2027-03-01');
    const truck = await givenTruck(api);
    expect((await assign(api, move, UNKNOWN)).body.message).toBe('Truck not found');
    const nobody = await assign(api, { ...move, operationId: UNKNOWN }, truck._id);
    expect(nobody).toMatchObject({ status: 404, body: { message: 'Operation not found' } });
  });

  it('refuses a stale nounce and writes nothing', async () => {
    const move = await givenMove(api, '2027-03-01');
    const truck = await givenTruck(api);
    const answer = await assign(api, { ...move, nounce: '999' }, truck._id);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_NOUNCE',
        message: 'This customer was changed by someone else. Reload to see the latest version.',
      },
    });
    expect((await readMove(api, move.customerId)).nounce).toBe(move.nounce);
  });

  it('books: the truck is on the operation, the activity committed, the board shows it [R-BOARD-11]', async () => {
    const move = await givenMove(api, '2027-03-02');
    const truck = await givenTruck(api);
    const answer = await assign(api, move, truck._id);
    expect(answer.status).toBe(200);
    expect(answer.body.nounce).not.toBe(move.nounce);
    expect(answer.body.booking).toMatchObject({
      operation: { _id: move.operationId, truck: truck._id, unassigned: false },
      grid: { column: 6, span: 16 },
      metaData: { state: 'committed', nounce: answer.body.nounce, customerId: move.customerId },
    });
    const after = await readMove(api, move.customerId);
    expect(after.customer.move.activities[0]).toMatchObject({ state: 'committed' });
    const { body: day } = await api
      .as('mover')
      .get<DayView>(`movemanager/day_view/2027/3/2/${api.branchId}`);
    expect(day.customers.map(({ _id }) => _id)).toEqual([move.customerId]);
    expect(JSON.stringify(day)).not.toContain('tripFee');
  });

  it('refuses a taken slot [R-BOARD-14]', async () => {
    const truck = await givenTruck(api);
    const [first, second] = [
      await givenMove(api, '2027-03-03'),
      await givenMove(api, '2027-03-03'),
    ];
    expect((await assign(api, first, truck._id)).status).toBe(200);
    expect(await assign(api, second, truck._id)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', message: 'That time is already booked on this truck.' },
    });
  });

  it('moves from truck to truck without touching the time [R-BOARD-11]', async () => {
    const [from, to] = [await givenTruck(api), await givenTruck(api)];
    const move = await givenMove(api, '2027-03-04');
    const booked = await assign(api, move, from._id);
    const moved = await assign(api, { ...move, nounce: booked.body.nounce }, to._id);
    expect(moved.body.booking.operation).toEqual({
      ...booked.body.booking.operation,
      truck: to._id,
    });
    const other = await givenMove(api, '2027-03-04');
    expect((await assign(api, other, from._id)).status).toBe(200);
  });

  it('refuses trucks that cannot: out of service, unavailable, of another branch [R-BOARD-15]', async () => {
    const move = await givenMove(api, '2027-03-05');
    const parked = await givenTruck(api, { inService: false });
    expect((await assign(api, move, parked._id)).body.code).toBe('TRUCK_UNAVAILABLE');
    const broken = await givenTruck(api);
    const removed = await api.as('manager').put('movemanager/removefromservice', {
      date: '2027-03-05',
      truckIds: [broken._id],
      note: 'brakes',
    });
    expect(removed).toMatchObject({
      status: 200,
      body: [{ _id: broken._id, unavailable: true, unavailableNote: 'brakes' }],
    });
    expect((await assign(api, move, broken._id)).body.code).toBe('TRUCK_UNAVAILABLE');
  });

  it('accepts a nounce that went stale elsewhere when the body says what to expect [R-BOARD-16]', async () => {
    const truck = await givenTruck(api);
    const move = await givenMove(api, '2027-03-06');
    const renamed = await api.as('sales').put(`customermgt/${move.customerId}`, {
      nounce: move.nounce,
      lastName: 'Renamed',
    });
    expect(renamed.status).toBe(200);
    expect((await assign(api, move, truck._id)).body.code).toBe('STALE_NOUNCE');
    const expected = { expect: { truck: null, unassigned: false } };
    const booked = await assign(api, move, truck._id, expected);
    expect(booked.status).toBe(200);
    const again = { ...move, nounce: booked.body.nounce };
    expect((await assign(api, again, truck._id, expected)).body.code).toBe('BLOCK_CHANGED');
  });

  it('refuses the truck that would complete an activity with other movers than asked for', async () => {
    const truck = await givenTruck(api);
    const move = await givenMove(api, '2027-03-07');
    const saved = await api.as('sales').put<{ nounce: string }>(`customermgt/${move.customerId}`, {
      nounce: move.nounce,
      move: { activities: [{ _id: move.activityId, numMovers: 3 }] },
    });
    expect(saved.status).toBe(200);
    const answer = await assign(api, { ...move, nounce: saved.body.nounce }, truck._id);
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'CREW_MISMATCH',
        message: "The number of assigned movers doesn't match the number of requested movers.",
      },
    });
    expect((await readMove(api, move.customerId)).customer.nounce).toBe(saved.body.nounce);
  });

  it('frees the truck on unbooking, and keeps it on the Unassigned row when asked', async () => {
    const truck = await givenTruck(api);
    const move = await givenMove(api, '2027-03-08');
    const booked = await assign(api, move, truck._id);
    const kept = await unassign(
      api,
      { ...move, nounce: booked.body.nounce },
      { unassigned: 'true', expectTruck: truck._id },
    );
    expect(kept.body.booking.operation).toMatchObject({ truck: null, unassigned: true });
    const gone = await unassign(api, { ...move, nounce: kept.body.nounce });
    expect(gone.body.booking.operation).toMatchObject({ truck: null, unassigned: false });
    const other = await givenMove(api, '2027-03-08');
    expect((await assign(api, other, truck._id)).status).toBe(200);
  });

  it('gives the truck back when the customer is cancelled, and refuses the cancelled one', async () => {
    const truck = await givenTruck(api);
    const move = await givenMove(api, '2027-03-09');
    const booked = await assign(api, move, truck._id);
    const cancelled = await api
      .as('sales')
      .delete<{ nounce: string }>(`customer/${move.customerId}`, {
        query: { nounce: booked.body.nounce, reason: 'changed their mind' },
      });
    expect(cancelled.status).toBe(200);
    const again = { ...move, nounce: cancelled.body.nounce };
    expect((await assign(api, again, truck._id)).body.code).toBe('CUSTOMER_INACTIVE');
    const other = await givenMove(api, '2027-03-09');
    expect((await assign(api, other, truck._id)).status).toBe(200);
  });
});

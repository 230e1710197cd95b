import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove, readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, UNKNOWN } from './day-calls.js';
import {
  book,
  expectTaken,
  givenHeldJob,
  givenHold,
  holdsOf,
  LATER,
  release,
  renew,
} from './hold-calls.js';
import { atClock, DAY, givenBooked, givenJob, plan } from './slot-calls.js';

const YARD = { latitude: 36.15, longitude: -95.99 };

describe('POST /slots/hold/{id}/book', () => {
  let api: TestApi;
  let branchId: string;
  let truckId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, YARD))._id;
    truckId = (await givenTruck(api, { branchId }))._id;
  });
  afterEach(async () => {
    for (const { _id: id } of (await holdsOf(api)).body) await release(api, id);
  });

  const job = (more: object = {}) => givenHeldJob(api, { branchId, ...more });

  it('gives the activity the day, start, truck and span of time, and keeps its hours [R-SLOT-17]', async () => {
    await plan(api, branchId, { arrivalWindows: true, windowMinutes: 60 });
    const move = await job();
    const { activityId } = move;
    const wish = { from: '09:00', to: '10:00' };
    const held = await givenHold(api, '09:00', { branchId, activityId, duration: undefined, wish });
    await plan(api, branchId, { arrivalWindows: false });
    const exact = { status: 422, body: { code: 'WINDOWS_OFF' } };
    expect(await book(api, held._id, move)).toMatchObject(exact);
    await plan(api, branchId, { arrivalWindows: true });
    const { status, body } = await book(api, held._id, move);
    expect(status).toBe(200);
    expect(body.bookings).toMatchObject([
      {
        operation: { _id: move.operationId, truck: truckId, arrivalWindow: held.window },
        metaData: { startTime: atClock('09:00'), endTime: atClock('13:00'), nounce: body.nounce },
      },
    ]);
    expect(body.neighbors).toEqual([]);
    const { reservations, customers } = await dayView(api, DAY, { branchId });
    expect(reservations).toEqual([]);
    expect(customers).toMatchObject([{ _id: move.customerId, nounce: body.nounce }]);
    expect((await holdsOf(api)).body).toEqual([]);
    const booked = { status: 409, body: { code: 'HOLD_BOOKED', message: 'This hold is booked.' } };
    expect(await book(api, held._id, { ...move, nounce: body.nounce })).toMatchObject(booked);
    expect(await renew(api, held._id)).toMatchObject(booked);
    expect(await release(api, held._id)).toMatchObject({ status: 200, body: {} });
  });

  it('gives each operation its truck, in order [R-SLOT-17]', async () => {
    const other = (await givenTruck(api, { branchId }))._id;
    const move = await job();
    const customer = await api.as('sales').get<CustomerView>(`customer/${move.customerId}`);
    const [activity] = customer.body.move.activities;
    const operations = [
      ...(activity?.operations ?? []),
      { date: atClock('08:30', LATER), duration: 3, moverCount: 2 },
    ];
    const activities = [{ _id: move.activityId, truckCount: 2, numMovers: 4, operations }];
    const saved = await api
      .as('sales')
      .put<object>(`customermgt/${move.customerId}`, { nounce: move.nounce, move: { activities } });
    expect(saved).toMatchObject({ status: 200 });
    const held = await givenHold(api, '09:00', { branchId, truckCount: 2 });
    const { status, body } = await book(api, held._id, await readMove(api, move.customerId));
    expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
    expect(body.bookings.map(({ operation }) => operation.truck)).toEqual([truckId, other]);
    expect(body.bookings.map(({ metaData }) => metaData.duration)).toEqual([4, 3]);
    expect(new Set(body.bookings.map(({ metaData }) => metaData.nounce))).toEqual(
      new Set([body.nounce]),
    );
  });

  it('is refused for who does not hold it, once it is over, and for what is stale [R-SLOT-17]', async () => {
    const [move, other] = [await job(), await job()];
    const held = await givenHold(api, '09:00', { branchId });
    const unknown = { status: 404, body: { message: 'Hold not found' } };
    expect(await book(api, held._id, move, api.as('admin'))).toMatchObject(unknown);
    expect(await book(api, UNKNOWN, move)).toMatchObject(unknown);
    const nounce = '0';
    expect(await book(api, held._id, { ...move, nounce })).toMatchObject({
      status: 409,
      body: { code: 'STALE_NOUNCE' },
    });
    const expectNoActivity = async (): Promise<void> => {
      for (const activityId of [UNKNOWN, other.activityId]) {
        const answer = await book(api, held._id, { ...move, activityId, nounce });
        expect(answer).toMatchObject({ status: 404, body: { message: 'Activity not found' } });
      }
    };
    await expectNoActivity();
    expect(await book(api, held._id, { ...move, activityId: 'x' })).toMatchObject({ status: 400 });
    await passTime(api, 16 * 60_000);
    expect(await book(api, held._id, move)).toMatchObject({
      status: 410,
      body: { code: 'HOLD_EXPIRED' },
    });
    await expectNoActivity();
  });

  it('is refused once a truck of it has left the board, which ends the whole hold [R-SLOT-16]', async () => {
    const move = await job();
    const kept = await givenHold(api, '09:00', { branchId, duration: 1, draft: 'kept' });
    const rental = { branchId, name: 'Rental', hasLift: false, rentalDay: DAY };
    for (const add of [
      () => api.as('manager').post<TruckView>('movemanager/rental', rental),
      async () => ({ body: await givenTruck(api, { branchId }) }),
    ]) {
      const { _id: other, isRental } = (await add()).body;
      const two = { branchId, truckCount: 2, duration: 1, draft: 'two' };
      const held = await givenHold(api, '15:00', two);
      expect(held.trucks.map(({ truck }) => truck).sort()).toEqual([truckId, other].sort());
      const path = isRental ? `movemanager/rental/${other}` : `truck/${other}`;
      expect((await api.as('manager').delete(path)).status).toBe(200);
      expect((await holdsOf(api)).body).toEqual([kept]);
      const { reservations } = await dayView(api, DAY, { branchId });
      expect(reservations).toMatchObject([{ holdId: kept._id }]);
      const over = { status: 410, body: { code: 'HOLD_EXPIRED', message: 'This hold has ended.' } };
      expect(await book(api, held._id, move)).toMatchObject(over);
      expect(await renew(api, held._id)).toMatchObject(over);
    }
  });

  it('is refused where the activity is on a truck, or has another number of operations [R-SLOT-17]', async () => {
    const other = (await givenTruck(api, { branchId }))._id;
    const booked = await givenBooked(api, other, { branchId, day: LATER });
    const held = await givenHold(api, '09:00', { branchId, draft: 'one' });
    const again = await readMove(api, booked.customerId);
    expect(await book(api, held._id, again)).toMatchObject({
      status: 409,
      body: { code: 'ACTIVITY_COMMITTED' },
    });
    const two = await givenHold(api, '14:30', {
      branchId,
      duration: 2,
      truckCount: 2,
      draft: 'two',
    });
    expect(await book(api, two._id, await job())).toMatchObject({
      status: 409,
      body: { code: 'OPERATIONS_DIFFER', message: 'The number of trucks differs.' },
    });
  });

  it('is refused with others where the job no longer fits, and the hold stays [R-SLOT-17]', async () => {
    await givenBooked(api, truckId, { branchId, from: '14:00', hours: 2 });
    const held = await givenHold(api, '09:00', { branchId, duration: 2, draft: 'page' });
    const { _id: other } = await givenTruck(api, { branchId });
    // As long as the job is by now, not as it was looked for, and for as many trucks as it has operations.
    const move = await job({ hours: 6, activity: { numMovers: 2, truckCount: 2 } });
    expect(await expectTaken(api, held, move)).toMatchObject([
      { start: atClock('09:00'), end: atClock('15:00'), trucks: [{ truck: other }] },
    ]);
  });

  it('is refused for an activity of another branch, and for who is canceled [R-SLOT-17]', async () => {
    const held = await givenHold(api, '09:00', { branchId });
    const foreign = await givenMove(api, LATER);
    expect(await book(api, held._id, foreign)).toMatchObject({
      status: 409,
      body: { code: 'OTHER_BRANCH' },
    });
    const { customerId, activityId, nounce } = await job();
    const query = { nounce, reason: 'They stay' };
    const canceled = await api
      .as('sales')
      .delete<CustomerView>(`customer/${customerId}`, { query });
    expect(await book(api, held._id, { customerId, activityId, ...canceled.body })).toMatchObject({
      status: 409,
      body: { code: 'CUSTOMER_INACTIVE' },
    });
    expect((await holdsOf(api)).body).toEqual([held]);
  });

  it('is judged as an assignment, and leaves everything where it was then [R-SLOT-17]', async () => {
    const held = await givenHold(api, '09:00', { branchId });
    const move = await givenJob(api, { branchId, hours: 4, activity: { numMovers: 3 } });
    expect(await book(api, held._id, move)).toMatchObject({
      status: 422,
      body: { code: 'CREW_MISMATCH' },
    });
    expect((await holdsOf(api)).body).toMatchObject([{ _id: held._id }]);
    const { reservations } = await dayView(api, DAY, { branchId });
    expect(reservations).toMatchObject([{ holdId: held._id }]);
    const blocked = await assign(
      { ...api, branchId },
      await readMove(api, move.customerId),
      truckId,
    );
    expect(blocked).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN' } });
  });

  it('puts no two activities of a customer on one day, as a save [R-SLOT-17]', async () => {
    const move = await job();
    const second = { movingContractId: move.customerId, activityDay: DAY, nounce: move.nounce };
    expect((await api.as('sales').post('move/activity', second)).status).toBe(201);
    const { nounce } = await readMove(api, move.customerId);
    const held = await givenHold(api, '09:00', { branchId });
    expect(await book(api, held._id, { ...move, nounce })).toMatchObject({
      status: 422,
      body: { code: 'PRE_SAVE_CHECKS' },
    });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { instantAt } from '#kernel/local-date.js';
import type { AvailabilityView } from '#modules/scheduling/contract/availability.view.js';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, givenBranch, removeFromService, returnToService, seat } from './day-calls.js';

const ZONE = 'America/Chicago';

describe('PUT /movemanager/removefromservice with from', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const down = (date: string, truckId: string, from: string, over: object = {}) =>
    removeFromService(api, { date, truckIds: [truckId], from, note: 'Brakes', ...over });
  const truckOf = async (day: string, truckId: string, branchId = api.branchId) =>
    (await dayView(api, day, { branchId })).trucks.find(({ _id }) => _id === truckId);
  /** A truck with a job from 8:30 AM to 12:30 PM. */
  async function bookedTruck(day: string): Promise<{ truck: string; move: GivenMove }> {
    const [truck, move] = [(await givenTruck(api))._id, await givenMove(api, day)];
    expect((await assign(api, move, truck)).status).toBe(200);
    return { truck, move };
  }

  it.each(['07:00', '22:15', '12:10', '9:00', '12:00:00', '25:00', 1200, null, ''])(
    'takes no %j: a quarter hour from 07:15 to 22:00',
    async (from) => {
      const truck = (await givenTruck(api))._id;
      const answer = await removeFromService(api, { date: '2027-05-03', truckIds: [truck], from });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'from' }] } });
    },
  );

  it('is at most of the hours of a board', async () => {
    const date = '2027-05-03';
    for (const from of ['07:15', '22:00']) {
      const { status, body } = await down(date, (await givenTruck(api))._id, from);
      expect([status, body[0]?.unavailableFrom]).toEqual([200, from]);
    }
  });

  it('is unavailable from then on, with why; crew and earlier bookings stay [R-TRUCK-14]', async () => {
    const date = '2027-05-04';
    const { truck } = await bookedTruck(date);
    const mover = (await hire(api))._id;
    await seat(api, date, { mover, truck, position: 1 });
    const { status, body } = await down(date, truck, '12:30');
    const shown = { unavailable: false, unavailableFrom: '12:30', unavailableNote: 'Brakes' };
    expect([status, body]).toMatchObject([200, [{ _id: truck, ...shown }]]);
    expect(await truckOf(date, truck)).toMatchObject(shown);
    expect(await truckOf('2027-05-05', truck)).toMatchObject({
      unavailableFrom: null,
      unavailableNote: '',
    });
    const { customers, assignment } = await dayView(api, date);
    expect(customers.flatMap(({ bookings }) => bookings)[0]?.operation.truck).toBe(truck);
    expect(assignment.movers).toEqual([{ mover, truck, position: 1 }]);
    const other = (await hire(api))._id;
    expect((await seat(api, date, { mover: other, truck, position: 2 })).status).toBe(200);
    const [event] = await historyOf(api, 'truck', truck);
    expect(event?.changes).toEqual([
      {
        field: date,
        before: { unavailable: false, unavailableNote: '' },
        after: { unavailable: false, unavailableNote: 'Brakes', unavailableFrom: '12:30' },
      },
    ]);
  });

  it('is refused while a booking ends later, which is named [R-TRUCK-14]', async () => {
    const date = '2027-05-06';
    const { truck, move } = await bookedTruck(date);
    const free = (await givenTruck(api))._id;
    const answer = await down(date, truck, '12:15', { truckIds: [free, truck] });
    const { firstName, lastName } = move.customer;
    expect(answer).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
    expect((answer.body as { bookings?: unknown }).bookings).toEqual([
      {
        operation: move.operationId,
        customerName: `${firstName} ${lastName}`,
        start: '08:30',
        end: '12:30',
      },
    ]);
    expect(await truckOf(date, free)).toMatchObject({ unavailableFrom: null });
  });

  it('takes no job that ends later, and takes one that ends then [R-TRUCK-14]', async () => {
    const date = '2027-05-07';
    const [early, late] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    await down(date, early, '12:15');
    await down(date, late, '12:30');
    const move = await givenMove(api, date);
    expect(await assign(api, move, early)).toMatchObject({
      status: 409,
      body: { code: 'TRUCK_UNAVAILABLE' },
    });
    expect((await assign(api, move, late)).status).toBe(200);
  });

  it('ends when the truck returns to service, bookings before or not, and moves with each call [R-TRUCK-14]', async () => {
    const date = '2027-05-10';
    const { truck } = await bookedTruck(date);
    await down(date, truck, '12:30');
    expect((await down(date, truck, '14:00', { note: 'Tires' })).body).toMatchObject([
      { unavailableFrom: '14:00', unavailableNote: 'Tires' },
    ]);
    const whole = await removeFromService(api, { date, truckIds: [truck] });
    expect(whole).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
    const back = await returnToService(api, { date, truckIds: [truck] });
    expect([back.status, back.body]).toMatchObject([
      200,
      [{ unavailable: false, unavailableFrom: null, unavailableNote: '' }],
    ]);
    const again = await returnToService(api, { date, truckIds: [truck] });
    expect(again).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
  });

  it('becomes all day, and a part of the day again', async () => {
    const date = '2027-05-11';
    const truck = (await givenTruck(api))._id;
    await down(date, truck, '15:00');
    const whole = await removeFromService(api, { date, truckIds: [truck] });
    expect(whole.body).toMatchObject([{ unavailable: true, unavailableFrom: null }]);
    const part = await down(date, truck, '15:00');
    expect(part.body).toMatchObject([{ unavailable: false, unavailableFrom: '15:00' }]);
  });

  it('is kept out of by searches, by visitors of the web site, and by the capacity of the day [R-TRUCK-14]', async () => {
    const date = '2027-05-12';
    const branchId = (await givenBranch(api))._id;
    const truck = (await givenTruck(api, { branchId }))._id;
    await down(date, truck, '13:00');
    const { body } = await api
      .as('sales')
      .get<AvailabilityView>(`movemanager/availability/${branchId}`, {
        query: { from: date, days: 1, duration: 2 },
      });
    const starts = body.availabilities[0]?.startTimes.map(({ time }) => time) ?? [];
    expect([starts[0], starts.at(-1)]).toEqual(['08:00', '11:00']);
    const hold = (from: number, to: number) =>
      api.execute(
        new ReserveSlotCommand({
          branchId,
          day: date,
          window: { start: instantAt(date, from * 60, ZONE), end: instantAt(date, to * 60, ZONE) },
          expiresAt: new Date(Date.now() + 600_000),
          secretHash: 'secret',
          heldBy: null,
        }),
      );
    await expect(hold(12, 14)).rejects.toMatchObject({ code: 'SLOT_TAKEN' });
    await expect(hold(11, 13)).resolves.toMatchObject({ truckId: truck });
    const load = await api
      .as('sales')
      .get<{ capacityMinutes: number }[]>(`movemanager/load/${branchId}`, {
        query: { from: date, to: date },
      });
    expect(load.body[0]?.capacityMinutes).toBe(6 * 60);
  });

  it('begins at that time by the clock of each truck’s branch', async () => {
    const date = '2027-05-13';
    const branchId = (await givenBranch(api, { timezone: 'America/Denver' }))._id;
    const [here, there] = [await givenTruck(api), await givenTruck(api, { branchId })];
    const truckIds = [here._id, there._id];
    const { body } = await removeFromService(api, { date, truckIds, from: '10:00' });
    expect(body.map(({ unavailableFrom }) => unavailableFrom)).toEqual(['10:00', '10:00']);
    const starts = await Promise.all(
      [api.branchId, branchId].map(async (branch) => {
        const { body: found } = await api
          .as('sales')
          .get<AvailabilityView>(`movemanager/availability/${branch}`, {
            query: { from: date, days: 1, duration: 2 },
          });
        return found.availabilities[0]?.startTimes.find(({ time }) => time === '08:15')?.slots ?? 0;
      }),
    );
    expect(starts[1]).toBe(0);
  });
});

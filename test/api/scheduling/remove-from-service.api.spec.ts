import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { Db } from '#platform/database/db.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { hire } from '../../support/given/hire.js';
import { historyOf } from '../../support/given/history-of.js';
import {
  dayView,
  givenBranch,
  removeFromService,
  returnToService,
  seat,
  UNKNOWN,
} from './day-calls.js';
import { putStandIn, requestOf } from './stand-in-calls.js';

describe('PUT /movemanager/removefromservice', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(async () => {
    api?.setTime(undefined);
    await api?.close();
  });

  const truckOf = async (day: string, truckId: string) =>
    (await dayView(api, day)).trucks.find(({ _id }) => _id === truckId);

  it('is for those who dispatch', async () => {
    const truckIds = [(await givenTruck(api))._id];
    const clients = [api.anonymous, api.as('lead'), api.as('sales')];
    const answers = clients.map((client) =>
      removeFromService(api, { date: '2027-03-01', truckIds }, client),
    );
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual([401, 403, 403]);
  });

  it.each([
    ['date', { date: '2027/03/01' }],
    ['truckIds', { truckIds: [] }],
    ['truckIds', { truckIds: ['T1'] }],
    ['truckIds', { truckIds: [UNKNOWN, UNKNOWN] }],
    ['truckIds', { truckIds: UNKNOWN }],
    ['note', { note: '' }],
    ['note', { note: '   ' }],
    ['reason', { reason: 'brakes' }],
  ])('names %s when it is wrong', async (path, over) => {
    const answer = await removeFromService(api, {
      date: '2027-03-01',
      truckIds: [UNKNOWN],
      ...over,
    });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  it('takes all or none: one that is unknown, one with a booking [R-TRUCK-8]', async () => {
    const date = '2027-03-02';
    const [free, booked] = [await givenTruck(api), await givenTruck(api)];
    expect((await assign(api, await givenMove(api, date), booked._id)).status).toBe(200);
    const unknown = await removeFromService(api, { date, truckIds: [free._id, UNKNOWN] });
    expect(unknown).toMatchObject({ status: 404, body: { message: 'Truck not found' } });
    const taken = await removeFromService(api, { date, truckIds: [free._id, booked._id] });
    expect(taken).toMatchObject({ status: 409, body: { code: 'TRUCK_HAS_BOOKINGS' } });
    const named = { customerName: expect.stringMatching(/\w/), start: expect.any(String) };
    expect(taken.body).toHaveProperty('bookings', [expect.objectContaining(named)]);
    expect(await truckOf(date, free._id)).toMatchObject({ unavailable: false });
    expect(await truckOf(date, booked._id)).toMatchObject({ unavailable: false });
    const otherDay = await removeFromService(api, { date: '2027-03-03', truckIds: [booked._id] });
    expect(otherDay.status).toBe(200);
  });

  it('marks trucks for that day only, with a note or the default one, and corrects a note [R-TRUCK-8, R-TRUCK-9]', async () => {
    const date = '2027-03-04';
    const trucks = [await givenTruck(api), await givenTruck(api)];
    const truckIds = trucks.map(({ _id }) => _id);
    const marked = await removeFromService(api, { date, truckIds });
    expect(marked.status).toBe(200);
    expect(marked.body).toEqual(
      trucks.map((truck) => ({
        ...truck,
        standIn: null,
        standsInFor: [],
        unavailable: true,
        unavailableNote: 'Unavailable',
        unavailableFrom: null,
      })),
    );
    const [first = ''] = truckIds;
    const corrected = await removeFromService(api, { date, truckIds: [first], note: 'Brakes' });
    expect(corrected.body).toMatchObject([{ _id: first, unavailableNote: 'Brakes' }]);
    expect(await truckOf(date, first)).toMatchObject({
      unavailable: true,
      unavailableNote: 'Brakes',
    });
    expect(await truckOf('2027-03-05', first)).toMatchObject({
      unavailable: false,
      unavailableNote: '',
    });
    const [event] = await historyOf(api, 'truck', first);
    expect(event?.changes).toEqual([
      {
        field: date,
        before: { unavailable: true, unavailableNote: 'Unavailable' },
        after: { unavailable: true, unavailableNote: 'Brakes' },
      },
    ]);
  });

  it('takes days in a row, and trucks of branches in different zones at once', async () => {
    const branchId = (await givenBranch(api, { timezone: 'America/Denver' }))._id;
    const [here, there] = [await givenTruck(api), await givenTruck(api, { branchId })];
    const truckIds = [here._id, there._id];
    for (const date of ['2027-03-13', '2027-03-14', '2027-03-15']) {
      expect((await removeFromService(api, { date, truckIds })).status).toBe(200);
    }
  });

  it('goes with a truck to a branch in another zone', async () => {
    const branchId = (await givenBranch(api, { timezone: 'America/Los_Angeles' }))._id;
    const truck = await givenTruck(api);
    await removeFromService(api, { date: '2027-03-10', truckIds: [truck._id] });
    const moved = await api.as('admin').put(`truck/${truck._id}`, { ...truck, branchId });
    expect(moved.status).toBe(200);
    for (const date of ['2027-03-09', '2027-03-11']) {
      expect((await removeFromService(api, { date, truckIds: [truck._id] })).status).toBe(200);
    }
  });

  it('frees the seats of that day', async () => {
    const truck = (await givenTruck(api))._id;
    const mover = (await hire(api))._id;
    await seat(api, '2027-03-06', { mover, truck, position: 1 });
    await seat(api, '2027-03-07', { mover, truck, position: 1 });
    await removeFromService(api, { date: '2027-03-06', truckIds: [truck] });
    expect((await dayView(api, '2027-03-06')).assignment.movers).toEqual([]);
    expect((await dayView(api, '2027-03-07')).assignment.movers).toHaveLength(1);
    const [event] = await historyOf(api, 'crew', mover);
    expect(event?.changes).toMatchObject([{ field: '2027-03-06', after: null }]);
  });

  it('is not taken back over what somebody changed since, until it is so again [R-TRUCK-8]', async () => {
    const date = '2027-03-11';
    const truckIds = [(await givenTruck(api))._id];
    const is = async () => truckOf(date, truckIds[0] ?? '');
    const out = await removeFromService(api, { date, truckIds, note: 'Brakes' });
    const back = { date, truckIds, undoes: requestOf(out) };
    const other = { date, truckIds, from: '14:00', note: 'Tires' };
    const later = await removeFromService(api, other, api.as('admin'));
    expect(later.status).toBe(200);
    const changed = { status: 409, body: { code: 'BLOCK_CHANGED' } };
    expect(await returnToService(api, back)).toMatchObject(changed);
    const whole = { date, truckIds, note: 'Brakes', undoes: requestOf(out) };
    expect(await removeFromService(api, whole)).toMatchObject(changed);
    expect(await is()).toMatchObject({ unavailableFrom: '14:00', unavailableNote: 'Tires' });
    const again = { date, truckIds, undoes: requestOf(later) };
    expect((await removeFromService(api, again, api.as('admin'))).status).toBe(200);
    expect((await returnToService(api, back)).status).toBe(200);
    expect(await is()).toMatchObject({ unavailable: false, unavailableFrom: null });
  });

  it('takes only those back that it changed [R-TRUCK-8]', async () => {
    const date = '2027-03-12';
    const [first, second] = [(await givenTruck(api))._id, (await givenTruck(api))._id];
    const note = 'Snow';
    await removeFromService(api, { date, truckIds: [first], note }, api.as('admin'));
    const out = await removeFromService(api, { date, truckIds: [first, second], note });
    const undoes = requestOf(out);
    const back = await returnToService(api, { date, truckIds: [first, second], undoes });
    expect(back.status).toBe(200);
    expect(await truckOf(date, first)).toMatchObject({ unavailable: true, unavailableNote: note });
    expect((await truckOf(date, second))?.unavailable).toBe(false);
    const foreign = await returnToService(api, { date, truckIds: [first], undoes });
    expect(foreign).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
  });

  /** A visitor of the web site holds 9 AM to 11 AM at a branch. @returns on which truck */
  async function heldByVisitor(branchId: string, day: string): Promise<string> {
    const window = { start: new Date(`${day}T15:00:00Z`), end: new Date(`${day}T17:00:00Z`) };
    const expiresAt = new Date(Date.now() + 600_000);
    const secret = { secretHash: 'secret', heldBy: null };
    const held = new ReserveSlotCommand({ branchId, day, window, expiresAt, ...secret });
    return (await api.execute(held)).truckId;
  }

  it('takes what a visitor holds to a free truck, and back when that is taken back [R-TRUCK-19]', async () => {
    const date = '2027-03-08';
    const branchId = (await givenBranch(api))._id;
    const spare = (await givenTruck(api, { branchId }))._id;
    const others = [await givenTruck(api, { branchId }), await givenTruck(api, { branchId })];
    const truck = await heldByVisitor(branchId, date);
    const truckIds = [spare, ...others.map(({ _id }) => _id)].filter((id) => id !== truck);
    const [free = '', other = ''] = truckIds;
    const held = async () => (await dayView(api, date, { branchId })).reservations;
    const before = await held();
    // Never to one that goes out with it.
    const out = await removeFromService(api, { date, truckIds: [truck, other] });
    expect(out.status).toBe(200);
    expect(await held()).toEqual([{ ...before[0], truck: free }]);
    const back = { date, truckIds: [truck, other], undoes: requestOf(out) };
    expect((await returnToService(api, back)).status).toBe(200);
    expect(await held()).toEqual(before);
    const rest = await removeFromService(api, { date, truckIds: [truck], from: '10:00' });
    expect([rest.status, (await held())[0]?.truck === truck]).toEqual([200, false]);
    const later = { date, truckIds: [truck], from: '11:00', undoes: requestOf(rest) };
    expect((await removeFromService(api, later)).status).toBe(200);
    expect(await held()).toEqual(before);
  });

  it('takes what a visitor holds on a row back there from the truck that stands in for it [R-TRUCK-19, R-TRUCK-21]', async () => {
    const date = '2027-03-09';
    const branchId = (await givenBranch(api))._id;
    const made = [await givenTruck(api, { branchId }), await givenTruck(api, { branchId })];
    const row = await heldByVisitor(branchId, date);
    const [{ _id: by } = { _id: '' }] = made.filter(({ _id }) => _id !== row);
    const standIn = { branchId, date, truck: row, by, from: '08:00' };
    expect((await putStandIn(api, standIn)).status).toBe(200);
    const free = (await givenTruck(api, { branchId }))._id;
    const held = async () => (await dayView(api, date, { branchId })).reservations;
    const before = await held();
    const out = await removeFromService(api, { date, truckIds: [by] });
    expect(out.status).toBe(200);
    expect(await held()).toEqual([{ ...before[0], truck: free }]);
    const back = { date, truckIds: [by], undoes: requestOf(out) };
    expect((await returnToService(api, back)).status).toBe(200);
    expect(await held()).toEqual(before);
  });

  it('takes nothing back that its visitor books meanwhile [R-TRUCK-19]', async () => {
    const date = '2027-03-09';
    const branchId = (await givenBranch(api))._id;
    for (const nth of [1, 2]) await givenTruck(api, { branchId, name: `Held_${nth}` });
    const truck = await heldByVisitor(branchId, date);
    const out = await removeFromService(api, { date, truckIds: [truck] });
    const held = async () => (await dayView(api, date, { branchId })).reservations;
    const [reservation] = await held();
    const back = { date, truckIds: [truck], undoes: requestOf(out) };
    const visitor = await api.get(Db).pool.connect();
    await visitor.query('begin');
    await visitor.query('delete from scheduling.occupancy where id = $1', [reservation?._id]);
    const answer = returnToService(api, back);
    await whenWaiting(api, 1);
    await visitor.query('commit');
    visitor.release();
    expect((await answer).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  it('waits for what a visitor holds where no other truck is free, and says so [R-TRUCK-19]', async () => {
    const date = '2027-03-08';
    const branchId = (await givenBranch(api))._id;
    await givenTruck(api, { branchId });
    const truckId = await heldByVisitor(branchId, date);
    const held = await removeFromService(api, { date, truckIds: [truckId] });
    const message =
      'A visitor of the web site holds 9:00 AM to 11:00 AM on this truck, and no other truck is free then.';
    expect(held).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', message } });
    await passTime(api, 600_000);
    expect((await removeFromService(api, { date, truckIds: [truckId] })).status).toBe(200);
  });
});

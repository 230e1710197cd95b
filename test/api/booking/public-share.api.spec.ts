import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ReservationMadeView } from '#modules/booking/contract/booking.view.js';
import { Db } from '#platform/database/db.js';
import { UnitOfWork } from '#platform/database/unit-of-work.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import {
  confirm,
  contactOf,
  DAY,
  freeSlots,
  givenArea,
  givenReservation,
  hold,
  release,
  someAddress,
} from './visitor-calls.js';
import type { GivenArea } from './visitor-calls.js';

const LOCK_CUSTOMER = 'select from customers.customer where id = $1 for update';

describe('what of a day is for visitors', () => {
  let api: TestApi;
  let area: GivenArea;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    area = await givenArea(api);
  });
  afterEach(() => api.setTime(undefined));

  const tryTo = async (time: string, duration: number, date = DAY) =>
    (await hold(api, { branchId: area.branch._id, date, time, duration })).body;
  const book = async (held: ReservationMadeView): Promise<void> => {
    const { status } = await confirm(api, held.reservationId, contactOf(area, held));
    expect(status).toBe(201);
  };
  const offered = async (duration: number, from = DAY) => {
    const { body } = await freeSlots(api, { zip: area.zip, duration, from, days: 1 });
    return body.availabilities[0]?.startTimes ?? [];
  };
  const setBranch = (changes: object) =>
    api.as('admin').put(`branch/${area.branch._id}`, { ...area.branch, ...changes });

  it('is half of its truck-hours, held or booked, by the hours of the jobs [R-BOOK-7]', async () => {
    const held = await givenReservation(api, area, { time: '08:00', duration: 3 });
    await book(held);
    // The drive back from the first ends a quarter hour after it, and an hour stays free.
    await givenReservation(api, area, { time: '12:30', duration: 2.5 });
    expect(await offered(1)).toEqual([]);
    expect((await tryTo('16:00', 1)).code).toBe('SLOT_TAKEN');
    expect((await tryTo('16:00', 1, '2027-03-04')).reservationId).toBeDefined();
  });

  it('is as much as the branch says', async () => {
    await setBranch({ publicShare: 25 });
    expect(await offered(3.25)).toEqual([]);
    expect(await offered(3)).not.toEqual([]);
    await setBranch({ publicShare: 0 });
    expect(await offered(1)).toEqual([]);
    expect((await tryTo('09:00', 1)).code).toBe('SLOT_TAKEN');
  });

  it('is free again when a hold is given back', async () => {
    const { reservationId, secret } = await givenReservation(api, area, { duration: 6 });
    expect(await offered(1)).toEqual([]);
    await release(api, reservationId, secret);
    expect(await offered(6)).not.toEqual([]);
  });

  it('is never the last of two trucks, except where each proves the email address', async () => {
    await givenTruck(api, { branchId: area.branch._id });
    expect((await offered(4))[0]).toEqual({ time: '08:00', slots: 1 });
    await givenReservation(api, area, { time: '09:00', duration: 4 });
    expect((await tryTo('09:00', 4)).code).toBe('SLOT_TAKEN');
    expect((await offered(4))[0]).toEqual({ time: '14:00', slots: 1 });
    await setBranch({ emailProof: true });
    expect((await tryTo('09:00', 4)).reservationId).toBeDefined();
  });

  it('is the only truck that works, though another goes down in the morning before any job [R-BOOK-3]', async () => {
    const other = await givenTruck(api, { branchId: area.branch._id });
    const down = { date: DAY, truckIds: [other._id], note: 'Brakes' };
    const go = (from: string) =>
      api.as('manager').put('movemanager/removefromservice', { ...down, from });
    await go('09:00');
    expect((await tryTo('09:00', 4)).code).toBe('SLOT_TAKEN');
    await go('08:45');
    expect((await offered(4))[0]).toEqual({ time: '08:00', slots: 1 });
    expect((await tryTo('09:00', 4)).reservationId).toBeDefined();
  });

  it.each([
    ['first', 0],
    ['second', 1],
  ])('is not the last of two trucks that staff leaves by booking the %s', async (_, index) => {
    const branchId = area.branch._id;
    const other = await givenTruck(api, { branchId });
    const [truckId] = [area.truckId, other._id].sort().slice(index);
    const { customerId, operationId, nounce } = await givenMove(api, DAY, { branchId });
    const { booking, visit } = await api.get(UnitOfWork).run(async () => {
      await api.get(Db).query(LOCK_CUSTOMER, [customerId]);
      const placing = { customerNounce: nounce, truck: truckId };
      const booking = api
        .as('sales')
        .put(`assignment/operation/${branchId}/${operationId}`, placing);
      await whenWaiting(api, 1);
      // Everything committed so far offers both trucks.
      const visit = hold(api, { branchId, date: DAY, time: '09:00', duration: 4 });
      await Promise.race([visit, whenWaiting(api, 2)]);
      return { booking, visit };
    });
    expect((await booking).status).toBe(200);
    expect((await visit).body.code).toBe('SLOT_TAKEN');
  });

  it('stays within the share when many come at once', async () => {
    await givenTruck(api, { branchId: area.branch._id });
    await givenTruck(api, { branchId: area.branch._id });
    const requests = Array.from({ length: 24 }, (_, n) => ({
      branchId: area.branch._id,
      date: DAY,
      time: ['08:00', '11:00', '14:00'][n % 3],
      duration: 2,
    }));
    const answers = await Promise.all(requests.map((request) => hold(api, request)));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThan(3);
    expect(made.length).toBeLessThanOrEqual(6);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  });

  it('ends twelve months ahead', async () => {
    api.setTime('2027-03-01T15:00:00Z');
    const beyond = { branchId: area.branch._id, date: '2028-03-02', time: '09:00', duration: 4 };
    const { status, body } = await hold(api, beyond);
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'BEYOND_HORIZON' });
    expect(await offered(4, '2028-03-02')).toEqual([]);
    expect(await offered(4, '2028-03-01')).not.toEqual([]);
    expect((await hold(api, { ...beyond, date: '2028-03-01' })).status).toBe(201);
  });

  it('is kept by nobody over and over without being booked', async () => {
    const address = someAddress();
    const request = { branchId: area.branch._id, date: DAY, time: '09:00', duration: 4 };
    for (let held = 0; held < 3; held += 1) {
      expect((await hold(api, request, address)).status).toBe(201);
      await passTime(api, 600_000);
    }
    const { status, body, headers } = await hold(api, request, address);
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'DAY_HELD_TOO_LONG' });
    const wait = 23 * 3_600 + 40 * 60 - Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThanOrEqual(0);
    expect(wait).toBeLessThan(300);
    expect((await hold(api, { ...request, date: '2027-03-04' }, address)).status).toBe(201);
    expect((await hold(api, request)).status).toBe(201);
  });
});

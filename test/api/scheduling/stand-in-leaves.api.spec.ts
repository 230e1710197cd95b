import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '#kernel/ids.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { dayView, removeFromService } from './day-calls.js';
import {
  booked,
  givenTrucks,
  putStandIn,
  removeStandIn,
  requestOf,
  truckOn,
} from './stand-in-calls.js';

describe('trucks that stand in and leave the board', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-06');
  const trucks = (count = 2): Promise<string[]> => givenTrucks(api, count);
  const outOfService = (truck: string) =>
    api.as('manager').delete(`truck/${truck}`, { query: { clear: 'true' } });
  /** A colleague holds noon to two on a row. */
  async function heldOn(row: string, day: string): Promise<void> {
    const [hold, window] = [newId(), `tstzrange('${day}T17:00Z', '${day}T19:00Z', '[)')`];
    const db = api.get(Db);
    await db.query(
      `insert into scheduling.slot_hold
         (id, branch_id, held_by, draft, day, starts, ends, trucks, request, expires_at)
       select $1, $2, id, 'a draft', $3, lower(w), upper(w), '[]', '{}', now() + interval '9 minutes'
       from employees.employee, (select ${window} as w) held limit 1`,
      [hold, api.branchId, day],
    );
    await db.query(
      `insert into scheduling.occupancy
         (id, truck_id, row_truck_id, kind, day, during, whole, is_rest, expires_at, hold_id)
       select $1, part.truck_id, $2, 'hold', $3, part.during, ${window}, part.is_rest,
              now() + interval '9 minutes', $4
       from scheduling.parts_on_trucks($2, $3, ${window}) part`,
      [newId(), row, day, hold],
    );
  }

  it('makes a rental along, and takes it along [R-TRUCK-18]', async () => {
    const [date, [truck = '']] = [freshDay(), await trucks(1)];
    await booked(api, date, truck);
    const rental = { name: 'R_ONE', hasLift: true };
    const { status, body } = await putStandIn(api, { date, truck, by: rental });
    expect([status, body.by]).toMatchObject([200, { ...rental, isRental: true, rentalDay: date }]);
    const again = await putStandIn(api, { date, truck, by: { name: 'R_ONE', hasLift: true } });
    expect(again).toMatchObject({ status: 409, body: { code: 'NAME_TAKEN' } });
    expect((await removeStandIn(api, { date, truck })).status).toBe(200);
    expect(await truckOn(api, date, body.by?._id ?? '')).toBeUndefined();
    await expect(booked(api, date, truck)).rejects.toThrow('SLOT_TAKEN');
    // One that was there before stays, and so does one with a job of its own.
    const was = await api.as('manager').post<{ _id: string }>('movemanager/rental', {
      ...{ branchId: api.branchId, name: 'R_TWO', hasLift: false, rentalDay: date },
    });
    await putStandIn(api, { date, truck, by: was.body._id });
    await removeStandIn(api, { date, truck });
    expect(await truckOn(api, date, was.body._id)).toBeDefined();
    const third = await putStandIn(api, { date, truck, by: { name: 'R_THREE', hasLift: false } });
    await booked(api, date, third.body.by?._id ?? '', { start: '14:00', duration: 2 });
    await removeStandIn(api, { date, truck });
    expect(await truckOn(api, date, third.body.by?._id ?? '')).toBeDefined();
  });

  it('takes a rental along that another truck replaces, and leaves that one [R-TRUCK-18]', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    const rental = async (name: string) =>
      (await putStandIn(api, { date, truck, by: { name, hasLift: false } })).body.by?._id ?? '';
    const first = await rental('R_FIRST');
    expect((await putStandIn(api, { date, truck, by: first, from: '10:00' })).status).toBe(200);
    expect(await truckOn(api, date, first)).toBeDefined();
    const second = await rental('R_SECOND');
    expect(await truckOn(api, date, first)).toBeUndefined();
    expect((await putStandIn(api, { date, truck, by })).status).toBe(200);
    expect(await truckOn(api, date, second)).toBeUndefined();
    expect((await removeStandIn(api, { date, truck })).status).toBe(200);
    expect(await truckOn(api, date, by)).toBeDefined();
  });

  it('brings a rental back that went along, as the same truck [R-TRUCK-18]', async () => {
    const [date, [truck = '', other = '']] = [freshDay(), await trucks()];
    await booked(api, date, truck);
    const rental = { name: 'R_BACK', hasLift: true };
    const by = (await putStandIn(api, { date, truck, by: rental })).body.by?._id ?? '';
    const seen = async () => ({ ...(await dayView(api, date)), revision: 0 });
    const before = await seen();
    const removed = await removeStandIn(api, { date, truck });
    const back = { date, truck, by };
    expect((await putStandIn(api, back)).status).toBe(404);
    expect((await putStandIn(api, { ...back, undoes: requestOf(removed) })).status).toBe(200);
    expect(await seen()).toEqual(before);
    const replaced = await putStandIn(api, { date, truck, by: other });
    expect((await putStandIn(api, { ...back, undoes: requestOf(replaced) })).status).toBe(200);
    expect(await seen()).toEqual(before);
    expect((await removeStandIn(api, { date, truck })).status).toBe(200);
    expect(await truckOn(api, date, by)).toBeUndefined();
  });

  it('takes the rental along when the truck itself leaves the fleet [R-TRUCK-18]', async () => {
    const [date, [truck = '']] = [freshDay(), await trucks(1)];
    const rental = { name: 'R_ALONG', hasLift: false };
    const by = (await putStandIn(api, { date, truck, by: rental })).body.by?._id ?? '';
    expect((await outOfService(truck)).status).toBe(200);
    expect(await truckOn(api, date, by)).toBeUndefined();
  });

  it('lets a truck leave that serves a row on which a time is held [R-TRUCK-18]', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    await removeFromService(api, { date, truckIds: [truck], from: '12:00' });
    expect((await putStandIn(api, { date, truck, by, from: '11:00' })).status).toBe(200);
    await heldOn(truck, date);
    expect((await outOfService(by)).status).toBe(200);
    expect(await truckOn(api, date, truck)).toMatchObject({ standIn: null });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { dayView, givenBranch, removeFromService, UNKNOWN } from './day-calls.js';
import {
  booked,
  givenTrucks,
  putStandIn,
  removeStandIn,
  requestOf,
  truckOn,
} from './stand-in-calls.js';

describe('PUT and DELETE /movemanager/standin', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-06');
  const trucks = (count = 2): Promise<string[]> => givenTrucks(api, count);
  const nameOf = async (day: string, id: string) => (await truckOn(api, day, id))?.name ?? '';

  it('is for those who dispatch, and takes a quarter hour from 07:00 to 22:00 with a note', async () => {
    const [date, [truck, by]] = [freshDay(), await trucks()];
    const good = { date, truck, by };
    expect((await putStandIn(api, good, api.as('sales'))).status).toBe(403);
    const wrong: [object, string][] = [
      [{ from: '06:45' }, 'from'],
      [{ from: '22:15' }, 'from'],
      [{ from: '09:40' }, 'from'],
      [{ from: undefined }, 'from'],
      [{ note: ' ' }, 'note'],
      [{ note: 'x'.repeat(101) }, 'note'],
      [{ by: 'T03' }, 'by'],
      [{ by: null }, 'by'],
      [{ by: { name: 'R1' } }, 'by'],
      [{ by: { name: 'R 1', hasLift: false } }, 'by'],
      [{ by: { name: 'R1', hasLift: 1 } }, 'by'],
      [{ by: { name: 'R1', hasLift: true, color: 'red' } }, 'by'],
      [{ expect: { by } }, 'expect'],
      [{ expect: 'none' }, 'expect'],
      [{ date: '6/1/2027' }, 'date'],
      [{ truck: undefined }, 'truck'],
    ];
    for (const [over, path] of wrong)
      expect([over, await putStandIn(api, { ...good, ...over })]).toMatchObject([
        over,
        { status: 400, body: { errors: [{ path }] } },
      ]);
    for (const from of ['07:00', '22:00'])
      expect((await putStandIn(api, { ...good, from })).status).toBe(200);
  });

  it('stands in the day view on both trucks, and in the trail of the one [R-TRUCK-16]', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    const [name, byName] = [await nameOf(date, truck), await nameOf(date, by)];
    const { status, body } = await putStandIn(api, { date, truck, by });
    const standIn = { truck: by, name: byName, from: '09:45', note: 'Engine' };
    const standsInFor = [{ truck, name, from: '09:45' }];
    expect([status, body]).toMatchObject([
      200,
      {
        truck: { _id: truck, standIn, standsInFor: [] },
        by: { _id: by, standIn: null, standsInFor },
      },
    ]);
    expect(await truckOn(api, date, truck)).toEqual(body.truck);
    expect(await truckOn(api, date, by)).toEqual(body.by);
    expect(await truckOn(api, freshDay(), truck)).toMatchObject({ standIn: null, standsInFor: [] });
    const [event] = await historyOf(api, 'truck', truck);
    expect(event?.changes).toEqual([{ field: `${date}.standIn`, before: null, after: standIn }]);
    const removed = await removeStandIn(api, { date, truck, expectBy: by });
    expect(removed).toMatchObject({ status: 200, body: { truck: { standIn: null }, by: null } });
    expect(await truckOn(api, date, by)).toMatchObject({ standsInFor: [] });
    expect((await historyOf(api, 'truck', truck))[0]?.changes).toEqual([
      { field: `${date}.standIn`, before: standIn, after: null },
    ]);
    expect((await removeStandIn(api, { date, truck })).status).toBe(200);
  });

  it('takes the rest of the job under way and what follows, as in the example [R-TRUCK-16]', async () => {
    const [date, [t07 = '', t03 = '']] = [freshDay(), await trucks()];
    await booked(api, date, t07, { start: '08:00', duration: 5.5 });
    await booked(api, date, t07, { start: '14:30', duration: 2 });
    await booked(api, date, t03, { start: '08:30', duration: 1.25 });
    await booked(api, date, t03, { start: '13:30', duration: 1 });
    const before = await dayView(api, date);
    expect((await putStandIn(api, { date, truck: t07, by: t03 })).status).toBe(200);
    const after = await dayView(api, date);
    expect(after.customers).toEqual(before.customers);
    const down = { date, truckIds: [t07], from: '09:45', note: 'Engine' };
    expect((await removeFromService(api, down)).status).toBe(200);
  });

  it('refuses what overlaps, and names it [R-TRUCK-17]', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    await booked(api, date, truck);
    const other = await booked(api, date, by, { start: '12:15', duration: 2 });
    const { status, body } = await putStandIn(api, { date, truck, by });
    const { firstName, lastName } = other.customer;
    const customerName = `${firstName} ${lastName}`;
    expect([status, body]).toMatchObject([
      409,
      {
        code: 'SLOT_TAKEN',
        with: [{ kind: 'booking', operation: other.operationId, customerName }],
      },
    ]);
    expect(body.with).toMatchObject([{ start: '12:15', end: '14:15' }]);
    expect(await truckOn(api, date, truck)).toMatchObject({ standIn: null });
    // What is over by then is in nobody's way.
    expect((await putStandIn(api, { date, truck, by, from: '12:30' })).status).toBe(200);
  });

  it('is replaced by the next one, and frees the former truck [R-TRUCK-16]', async () => {
    const [date, [truck = '', by = '', other = '']] = [freshDay(), await trucks(3)];
    await booked(api, date, truck);
    await putStandIn(api, { date, truck, by });
    await expect(booked(api, date, by, { start: '10:00', duration: 1 })).rejects.toThrow(
      'SLOT_TAKEN',
    );
    const again = await putStandIn(api, { date, truck, by: other, from: '10:00', note: 'Tires' });
    expect(again.body.truck.standIn).toMatchObject({ truck: other, from: '10:00', note: 'Tires' });
    await booked(api, date, by, { start: '10:00', duration: 1 });
    await expect(booked(api, date, other, { start: '11:00', duration: 1 })).rejects.toThrow(
      'SLOT_TAKEN',
    );
    await expect(booked(api, date, truck, { start: '09:00', duration: 1 })).rejects.toThrow(
      'SLOT_TAKEN',
    );
  });

  it('goes by what the sender has seen', async () => {
    const [date, [truck = '', by = '', other = '']] = [freshDay(), await trucks(3)];
    const put = (over: object) => putStandIn(api, { date, truck, by, ...over });
    const changed = { status: 409, body: { code: 'BLOCK_CHANGED' } };
    expect(await put({ expect: { by, from: '09:45' } })).toMatchObject(changed);
    expect((await put({ expect: null })).status).toBe(200);
    expect(await put({ expect: null })).toMatchObject(changed);
    expect(await put({ expect: { by, from: '10:00' } })).toMatchObject(changed);
    expect(await put({ expect: { by: other, from: '09:45' } })).toMatchObject(changed);
    expect((await put({ by: other, expect: { by, from: '09:45' } })).status).toBe(200);
    expect(await removeStandIn(api, { date, truck, expectBy: by })).toMatchObject(changed);
    expect((await removeStandIn(api, { date, truck, expectBy: other })).status).toBe(200);
    expect(await removeStandIn(api, { date, truck, expectBy: other })).toMatchObject(changed);
  });

  it('refuses unknown trucks, those of other branches, and days that are over', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    const missing = { status: 404, body: { message: 'Truck not found' } };
    expect(await putStandIn(api, { date, truck: UNKNOWN, by })).toMatchObject(missing);
    expect(await putStandIn(api, { date, truck, by: UNKNOWN })).toMatchObject(missing);
    expect(await removeStandIn(api, { date, truck: UNKNOWN })).toMatchObject(missing);
    const nowhere = { branchId: UNKNOWN, date, truck };
    expect(await putStandIn(api, { ...nowhere, by })).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
    const branchId = (await givenBranch(api))._id;
    const far = (await givenTruck(api, { branchId }))._id;
    const other = { status: 409, body: { code: 'OTHER_BRANCH' } };
    expect(await putStandIn(api, { date, truck, by: far })).toMatchObject(other);
    expect(await putStandIn(api, { date, truck: far, by })).toMatchObject(other);
    expect(await removeStandIn(api, { date, truck: far })).toMatchObject(other);
    const over = { status: 422, body: { code: 'DAY_PAST', message: 'This day is over.' } };
    expect(await putStandIn(api, { date: '2026-01-05', truck, by })).toMatchObject(over);
    expect(await removeStandIn(api, { date: '2026-01-05', truck })).toMatchObject(over);
  });

  it('makes no chains [R-TRUCK-17]', async () => {
    const [date, [one = '', two = '', three = '']] = [freshDay(), await trucks(3)];
    const put = (truck: string, by: string) => putStandIn(api, { date, truck, by });
    const chain = async (by: string) => ({
      status: 409,
      body: { code: 'STAND_IN_CHAIN', message: `${await nameOf(date, by)} already stands in.` },
    });
    expect(await put(one, one)).toMatchObject(await chain(one));
    expect((await put(one, two)).status).toBe(200);
    expect(await put(three, two)).toMatchObject(await chain(two));
    expect(await put(three, one)).toMatchObject(await chain(one));
    expect(await put(two, three)).toMatchObject(await chain(two));
    expect((await put(one, two)).status).toBe(200);
    expect((await putStandIn(api, { date: freshDay(), truck: three, by: two })).status).toBe(200);
  });

  it('takes no truck that is out from then on, or out of service [R-TRUCK-17]', async () => {
    const [date, [truck = '', by = '']] = [freshDay(), await trucks()];
    const out = { status: 409, body: { code: 'TRUCK_UNAVAILABLE' } };
    await removeFromService(api, { date, truckIds: [by], from: '12:00' });
    expect(await putStandIn(api, { date, truck, by })).toMatchObject(out);
    await removeFromService(api, { date, truckIds: [by] });
    expect(await putStandIn(api, { date, truck, by })).toMatchObject(out);
    const off = (await givenTruck(api, { inService: false }))._id;
    expect(await putStandIn(api, { date, truck, by: off })).toMatchObject(out);
    await removeFromService(api, { date, truckIds: [truck] });
    const free = (await givenTruck(api))._id;
    expect((await putStandIn(api, { date, truck, by: free })).status).toBe(200);
  });

  it('is taken back as it was [R-TRUCK-18]', async () => {
    const [date, [truck = '', by = '', other = '']] = [freshDay(), await trucks(3)];
    await booked(api, date, truck);
    const seen = async () => {
      const { revision, ...rest } = await dayView(api, date);
      return { rest, revision: typeof revision };
    };
    const before = await seen();
    const done = await putStandIn(api, { date, truck, by });
    const between = await seen();
    const changed = await putStandIn(api, { date, truck, by: other, from: '10:30' });
    const wrong = await removeStandIn(api, { date, truck: by, undoes: requestOf(done) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ path: 'undoes' }] } });
    const undoes = requestOf(changed);
    expect((await putStandIn(api, { date, truck, by, undoes })).status).toBe(200);
    expect(await seen()).toEqual(between);
    const last = { date, truck, expectBy: by, undoes: requestOf(done) };
    expect((await removeStandIn(api, last)).status).toBe(200);
    expect(await seen()).toEqual(before);
    const [event] = await historyOf(api, 'truck', truck);
    expect(event?.data).toEqual({ undoes: requestOf(done) });
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { passTime } from '../../support/api/pass-time.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, UNKNOWN } from './day-calls.js';
import { givenHold, hold, holdsOf, refusedLate, release, renew, tokenAt } from './hold-calls.js';
import { atClock, DAY, findSlots, givenBooked, givenJob, plan, slotAt } from './slot-calls.js';

const YARD = { latitude: 36.15, longitude: -95.99 };
const MINUTE = 60_000;

describe('a hold', () => {
  let api: TestApi;
  let branchId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, YARD))._id;
  });
  afterEach(async () => {
    api.setTime(undefined);
    for (const person of ['sales', 'admin'] as const) {
      const { body } = await holdsOf(api, api.as(person));
      for (const { _id: id } of body) await release(api, id, api.as(person));
    }
  });

  const truck = (over: object = {}) => givenTruck(api, { branchId, ...over });
  const typed = { driveOut: 0.5, driveBack: 0.5 };

  it('is for those who sell [R-SLOT-13]', async () => {
    expect((await hold(api, 'x.y', api.anonymous)).status).toBe(401);
    expect((await hold(api, 'x.y', api.as('lead'))).status).toBe(403);
    expect((await holdsOf(api, api.as('lead'))).status).toBe(403);
  });

  it('takes the slot for a quarter of an hour, for everybody to see [R-SLOT-13]', async () => {
    const { _id: id, name } = await truck();
    const token = await tokenAt(api, '09:00', { branchId, ...typed, draft: 'page' });
    const before = Date.now();
    const { status, body } = await hold(api, token);
    expect(status).toBe(201);
    const { _id: seller } = api.people.sales;
    const holder = { _id: seller, displayName: expect.any(String) };
    expect(body).toEqual({
      _id: expect.any(String),
      branchId,
      day: DAY,
      start: atClock('09:00'),
      end: atClock('13:00'),
      window: null,
      trucks: [{ truck: id, name, follows: null, leadsTo: null, driveOut: 0.5, driveBack: 0.5 }],
      duration: 4,
      activityId: null,
      draft: 'page',
      heldBy: holder,
      expiresAt: expect.any(String),
      renewed: false,
    });
    const minutes = (Date.parse(body.expiresAt) - before) / MINUTE;
    expect(Math.round(minutes)).toBe(15);
    const { reservations } = await dayView(api, DAY, { branchId });
    expect(reservations).toMatchObject([
      {
        truck: id,
        start: atClock('08:30'),
        end: atClock('13:30'),
        expiresAt: body.expiresAt,
        holdId: body._id,
        heldBy: holder,
      },
    ]);
    expect((await holdsOf(api)).body).toEqual([body]);
    expect((await holdsOf(api, api.as('admin'))).body).toEqual([]);
  });

  it('is in the way of everybody but the same page of the same person [R-SLOT-15]', async () => {
    await truck();
    await givenHold(api, '09:00', { branchId, draft: 'page' });
    expect(await slotAt(api, '09:00', { branchId, draft: 'page' })).toBeDefined();
    expect(await slotAt(api, '09:00', { branchId })).toBeUndefined();
    expect(await slotAt(api, '09:00', { branchId, draft: 'other' })).toBeUndefined();
    const wish = { from: '09:00', to: '09:00' };
    const asked = { branchId, draft: 'page', from: DAY, days: 1, duration: 4, wish };
    const others = await api.as('admin').post<{ slots: object[] }>('slots', asked);
    expect(others.body.slots).toEqual([]);
  });

  it('is refused with the best three that are left once somebody was faster [R-SLOT-14]', async () => {
    await truck();
    const body = { branchId, ...typed, days: 2 };
    const token = await tokenAt(api, '09:00', body);
    await givenHold(api, '09:00', { ...body, draft: 'faster' });
    const refused = await refusedLate(api, () => hold(api, token, api.as('admin')));
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', slots: expect.any(Array) },
    });
    const slots = refused.body.slots ?? [];
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.length).toBeLessThanOrEqual(3);
    expect((await hold(api, slots[0]?.token ?? '', api.as('admin'))).status).toBe(201);
  });

  it('takes no offer that is forged or over ten minutes old, and offers others for that [R-SLOT-14]', async () => {
    await truck();
    expect(await hold(api, 'forged.token')).toMatchObject({
      status: 410,
      body: { code: 'SLOT_EXPIRED', message: 'This offer is out of date.', slots: [] },
    });
    expect(await hold(api, '')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'token' }] },
    });
    const token = await tokenAt(api, '09:00', { branchId });
    api.setTime(new Date(Date.now() + 11 * MINUTE));
    const { status, body } = await hold(api, token);
    expect({ status, code: body.code }).toEqual({ status: 410, code: 'SLOT_EXPIRED' });
    expect(body.slots).toMatchObject([{ startTime: '09:00' }]);
    expect((await hold(api, body.slots?.[0]?.token ?? '')).status).toBe(201);
  });

  it('is refused once the truck would have to leave within the hour [R-SLOT-14]', async () => {
    await truck();
    api.setTime(atClock('07:30'));
    const client = await api.asEmployee(api.people.sales);
    const wish = { from: '09:00', to: '09:00' };
    const asked = { branchId, ...typed, from: DAY, days: 1, duration: 4, wish };
    const [slot] = (await findSlots(api, asked, client)).body.slots;
    api.setTime(atClock('07:31'));
    expect(await hold(api, slot?.token ?? '', client)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', slots: [] },
    });
  });

  it('promises no span of time that the branch promises no more [R-SLOT-13]', async () => {
    await truck();
    await plan(api, branchId, { arrivalWindows: true });
    const token = await tokenAt(api, '09:00', { branchId, wish: { from: '09:00', to: '10:00' } });
    await plan(api, branchId, { arrivalWindows: false });
    expect(await hold(api, token)).toMatchObject({ status: 422, body: { code: 'WINDOWS_OFF' } });
    expect((await holdsOf(api)).body).toEqual([]);
  });

  it('is one of five, and of one for each page and activity [R-SLOT-15]', async () => {
    await truck();
    const { activityId } = await givenJob(api, { branchId });
    const first = await givenHold(api, '09:00', { branchId, activityId });
    const second = await givenHold(api, '10:00', { branchId, activityId });
    expect(second).toMatchObject({ activityId, draft: null });
    expect((await holdsOf(api)).body).toEqual([second]);
    for (const draft of ['a', 'b', 'c', 'd']) {
      await truck();
      await givenHold(api, '10:00', { branchId, draft });
    }
    await truck();
    expect(await hold(api, await tokenAt(api, '10:00', { branchId, draft: 'e' }))).toMatchObject({
      status: 409,
      body: { code: 'TOO_MANY_HOLDS', message: 'You hold five slots already.' },
    });
    expect((await holdsOf(api)).body).toHaveLength(5);
    const again = await givenHold(api, '11:00', { branchId, draft: 'a' });
    const { body } = await holdsOf(api);
    expect(body).toHaveLength(5);
    expect(body.map(({ _id }) => _id)).toContain(again._id);
    expect(await renew(api, first._id)).toMatchObject({ status: 410 });
  });

  it('is renewed once, for a quarter of an hour from then [R-SLOT-16]', async () => {
    await truck();
    const { _id: id } = await givenHold(api, '09:00', { branchId });
    await passTime(api, 14 * MINUTE);
    const { status, body } = await renew(api, id);
    expect({ status, renewed: body.renewed }).toEqual({ status: 200, renewed: true });
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / MINUTE)).toBe(15);
    const { reservations } = await dayView(api, DAY, { branchId });
    expect(reservations).toMatchObject([{ holdId: id, expiresAt: body.expiresAt }]);
    expect(await renew(api, id)).toMatchObject({
      status: 409,
      body: { code: 'HOLD_RENEWED', message: 'This hold was renewed.' },
    });
  });

  it('is over after a quarter of an hour [R-SLOT-16]', async () => {
    await truck();
    const { _id: id } = await givenHold(api, '09:00', { branchId });
    await passTime(api, 16 * MINUTE);
    expect((await holdsOf(api)).body).toEqual([]);
    expect((await dayView(api, DAY, { branchId })).reservations).toEqual([]);
    expect(await renew(api, id)).toMatchObject({
      status: 410,
      body: { code: 'HOLD_EXPIRED', message: 'This hold has ended.' },
    });
    expect(await release(api, id)).toMatchObject({ status: 200, body: {} });
    await givenHold(api, '09:00', { branchId });
  });

  it('is given back by its holder or a dispatcher, and is unknown to others [R-SLOT-16]', async () => {
    await truck();
    const { _id: id } = await givenHold(api, '09:00', { branchId });
    const unknown = { status: 404, body: { message: 'Hold not found' } };
    expect(await renew(api, id, api.as('admin'))).toMatchObject(unknown);
    expect(await renew(api, UNKNOWN)).toMatchObject(unknown);
    expect(await release(api, UNKNOWN)).toMatchObject(unknown);
    expect(await release(api, id, api.as('manager'))).toEqual(
      expect.objectContaining({ status: 200, body: {} }),
    );
    expect(await release(api, id)).toMatchObject({ status: 200 });
    expect(await slotAt(api, '09:00', { branchId })).toBeDefined();
    const token = await tokenAt(api, '09:00', { branchId });
    const { body } = await hold(api, token, api.as('admin'));
    expect(await release(api, body._id)).toMatchObject(unknown);
  });

  it('takes what its neighbors leave, straight from the move before [R-SLOT-13]', async () => {
    const { _id: id } = await truck();
    const gomez = await givenBooked(api, id, { branchId });
    await plan(api, branchId, { directLegs: true });
    const stops = [{ latitude: 36.23, longitude: -95.96 }];
    const held = await givenHold(api, '12:00', { branchId, stops, driveBack: 0.5 });
    expect(held.trucks).toMatchObject([{ follows: gomez.operationId, driveOut: 0.25 }]);
    const { reservations } = await dayView(api, DAY, { branchId });
    expect(reservations).toMatchObject([{ start: atClock('12:00'), end: atClock('16:30') }]);
  });

  it('takes several trucks, and the span of time that was promised [R-SLOT-13]', async () => {
    const trucks = [await truck(), await truck()];
    await plan(api, branchId, { arrivalWindows: true, windowMinutes: 60 });
    const wish = { from: '09:00', to: '09:30' };
    const held = await givenHold(api, '09:00', { branchId, truckCount: 2, wish });
    expect(held.trucks.map(({ truck: one }) => one)).toEqual(trucks.map(({ _id }) => _id));
    expect(held.window).toEqual({ from: atClock('09:00'), to: atClock('09:30') });
    const { reservations } = await dayView(api, DAY, { branchId });
    expect(reservations.map(({ holdId }) => holdId)).toEqual([held._id, held._id]);
  });

  it('is refused as taken where its truck is removed at that moment [R-SLOT-14]', async () => {
    const { _id: id } = await truck();
    const token = await tokenAt(api, '09:00', { branchId, ...typed });
    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('delete from trucks.truck where id = $1', [id]);
    const held = hold(api, token);
    await whenWaiting(api, 1);
    await colleague.query('commit');
    colleague.release();
    expect(await held).toMatchObject({ status: 409, body: { code: 'SLOT_TAKEN', slots: [] } });
  });
});

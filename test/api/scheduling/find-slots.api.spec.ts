import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { legsFrom } from '#modules/maps/contract/maps-terms.js';
import { SLOT_NOTES } from '#modules/scheduling/contract/slots.view.js';
import { ReserveSlotCommand } from '#modules/scheduling/index.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { follow } from '../../support/given/direct-leg-calls.js';
import { readMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { dayView, givenBranch, removeFromService, UNKNOWN } from './day-calls.js';
import {
  atClock,
  DAY,
  findSlots,
  givenBooked,
  givenJob,
  NEAR,
  NEARBY,
  plan,
  slotAt,
} from './slot-calls.js';

const YARD = { latitude: 36.15, longitude: -95.99 };
/** Minutes against it: 28 out, 21 back. */
const TYPED = { driveOut: 28 / 60, driveBack: 21 / 60 };

describe('POST /slots', () => {
  let api: TestApi;
  let branchId: string;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    branchId = (await givenBranch(api, YARD))._id;
  });
  afterEach(() => api.setTime(undefined));

  const truck = (over: object = {}) => givenTruck(api, { branchId, ...over });
  const asked = (more: object = {}) => ({ branchId, duration: 4, from: DAY, days: 1, ...more });

  it('is for those who sell, at a known branch [R-SLOT-1]', async () => {
    expect((await findSlots(api, asked(), api.anonymous)).status).toBe(401);
    expect((await findSlots(api, asked(), api.as('lead'))).status).toBe(403);
    expect(await findSlots(api, asked({ branchId: UNKNOWN }))).toMatchObject({
      status: 404,
      body: { message: 'Branch not found' },
    });
  });

  it.each<[string, object]>([
    ['branchId', { branchId: 'x' }],
    ['activityId', { activityId: 'x' }],
    ['duration', { duration: 0 }],
    ['duration', { duration: 10.75 }],
    ['duration', { duration: 2.1 }],
    ['duration', { duration: undefined }],
    ['driveOut', { driveOut: 6.5 }],
    ['driveBack', { driveBack: -1 }],
    ['truckCount', { truckCount: 11 }],
    ['numMovers', { numMovers: 31 }],
    ['requiresLift', { requiresLift: 'no' }],
    ['from', { from: '2020-01-01' }],
    ['from', { from: 'soon' }],
    ['days', { days: 31 }],
    ['days', { days: 0 }],
    ['stops', { stops: Array.from({ length: 11 }, () => null) }],
    ['stops', { stops: [] }],
    ['stops', { stops: 'here' }],
    ['stops.0.longitude', { stops: [{ latitude: 36 }] }],
    ['stops.1.latitude', { stops: [null, { latitude: 91, longitude: 0 }] }],
    ['wish.weekdays', { wish: { weekdays: [8] } }],
    ['wish.from', { wish: { from: '8' } }],
    ['wish.to', { wish: { from: '13:00', to: '12:00' } }],
    ['draft', { draft: 'x'.repeat(65) }],
    ['skip', { skip: 101 }],
    ['truck', { truck: UNKNOWN }],
  ])('names %s when it is wrong', async (path, more) => {
    expect(await findSlots(api, asked(more))).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  it('knows its activity, which is of this branch [R-SLOT-1]', async () => {
    expect((await findSlots(api, asked({ activityId: UNKNOWN }))).status).toBe(404);
    const { activityId } = await givenJob(api, { branchId: api.branchId });
    expect(await findSlots(api, asked({ activityId }))).toMatchObject({
      status: 409,
      body: { code: 'OTHER_BRANCH' },
    });
  });

  it('offers five of two weeks from today, and then the next five [R-SLOT-1]', async () => {
    await truck();
    const first = await findSlots(api, { branchId, duration: 4 });
    expect(first.body).toMatchObject({ more: true, notes: [SLOT_NOTES.notPlaced] });
    const next = await findSlots(api, { branchId, duration: 4, skip: 5 });
    const shown = [...first.body.slots, ...next.body.slots];
    expect(new Set(shown.map(({ day, startTime }) => `${day} ${startTime}`)).size).toBe(10);
    const scores = shown.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    const last = await findSlots(api, asked({ skip: 100 }));
    expect(last.body).toMatchObject({ slots: [], more: false, notes: [SLOT_NOTES.notPlaced] });
  });

  it('says what a slot is', async () => {
    const { _id: id, name } = await truck();
    const { revision } = await dayView(api, DAY, { branchId });
    expect(await slotAt(api, '09:00', { branchId, ...TYPED })).toEqual({
      token: expect.any(String),
      day: DAY,
      start: atClock('09:00'),
      end: atClock('13:00'),
      startTime: '09:00',
      window: null,
      trucks: [{ truck: id, name, follows: null, leadsTo: null, driveOut: 0.5, driveBack: 0.5 }],
      score: 49 + 24 + 25 + 60,
      parts: { drive: 49, gap: 24, open: 25, lift: 0, crew: 60, load: 0, risk: 0 },
      reasons: [
        `Leaves room for a job on ${name}`,
        `Starts another truck: ${name}`,
        'One lead short',
      ],
      revision,
      approximate: false,
    });
  });

  it('goes by the yard from Gomez to the job, as the page has it: 49 and 24 minutes [R-SLOT-5]', async () => {
    const { _id: id } = await truck();
    await givenBooked(api, id, { branchId });
    const slot = await slotAt(api, '13:30', { branchId, ...TYPED });
    expect(slot?.parts).toMatchObject({ drive: 49, gap: 24, open: 0 });
    expect(slot?.trucks).toMatchObject([{ truck: id, follows: null }]);
    expect(await slotAt(api, '13:15', { branchId, ...TYPED })).toBeUndefined();
  });

  it('drives straight from one move to the next where the branch does [R-SLOT-4]', async () => {
    const { _id: id, name } = await truck();
    const gomez = await givenBooked(api, id, { branchId });
    const stops = [{ latitude: 36.23, longitude: -95.96 }, NEAR];
    const noon = { branchId, stops };
    expect(await slotAt(api, '12:00', noon)).toBeUndefined();
    await plan(api, branchId, { directLegs: true });
    const [first, last] = stops;
    if (!first || !last) throw new Error('No stops');
    const leg = legsFrom(NEARBY)(first)(11.5) * 60;
    const back = legsFrom(last)(YARD)(12.5) * 60;
    const slot = await slotAt(api, '12:00', noon);
    expect(slot).toMatchObject({
      trucks: [{ truck: id, follows: gomez.operationId, leadsTo: null, driveOut: 0.25 }],
      approximate: true,
    });
    expect(slot?.parts.drive).toBeCloseTo(leg + back - 0.45 * 60, 1);
    expect(slot?.reasons.slice(0, 2)).toEqual([
      `${name} may come late: 1 in 5`,
      `${Math.round(leg)} min from Gomez on ${name}`,
    ]);
    expect((await slotAt(api, '13:45', { branchId, stops, driveOut: 0.5 }))?.trucks).toMatchObject([
      { follows: null, driveOut: 0.5 },
    ]);
  });

  it('weighs a job between two that follow each other against their drive [R-SLOT-4]', async () => {
    await plan(api, branchId, { directLegs: true });
    const { _id: id } = await truck();
    const gomez = await givenBooked(api, id, { branchId });
    const lopez = await givenBooked(api, id, { branchId, name: 'Lopez', from: '16:00', hours: 2 });
    const booked = await Promise.all([gomez, lopez].map((one) => readMove(api, one.customerId)));
    const [before, after] = booked;
    if (!before || !after) throw new Error('Nothing booked');
    const { status, body } = await follow({ ...api, branchId }, after, before);
    expect(status).toBe(200);
    const driven = (body.booking.operation.follows?.hours ?? 0) * 60;
    const stop = { latitude: 36.23, longitude: -95.96 };
    const legs = legsFrom(NEARBY)(stop)(11.5) + legsFrom(stop)(NEAR)(14);
    const slot = await slotAt(api, '12:00', { branchId, duration: 2, stops: [stop] });
    expect(slot?.trucks).toMatchObject([
      { follows: before.operationId, leadsTo: after.operationId, driveBack: 0 },
    ]);
    expect(slot?.parts.drive).toBeCloseTo(legs * 60 - driven, 0);
  });

  it('promises a span of time where the branch does [R-SLOT-10]', async () => {
    await truck();
    await plan(api, branchId, { arrivalWindows: true, windowMinutes: 60 });
    expect((await slotAt(api, '09:00', { branchId }))?.window).toBeNull();
    const { body } = await findSlots(api, asked({ wish: { from: '09:00', to: '09:30' } }));
    expect(body.slots[0]).toMatchObject({
      startTime: '09:00',
      window: { from: atClock('09:00'), to: atClock('09:30') },
    });
  });

  it('takes from the activity what is not asked for [R-SLOT-1]', async () => {
    await truck();
    const lift = await truck({ hasLift: true });
    const { activityId } = await givenJob(api, {
      branchId,
      hours: 5,
      operation: { bookingEnvelope: { startingDriveTime: 1 } },
      activity: { requiresLift: true, numMovers: 3 },
    });
    const wish = { to: '08:30' };
    const { body } = await findSlots(api, { branchId, activityId, from: DAY, days: 1, wish });
    expect(body.notes).toEqual([]);
    expect(body.slots[0]).toMatchObject({
      end: atClock('13:30'),
      startTime: '08:30',
      trucks: [{ truck: lift._id, driveOut: 1, driveBack: 0.5 }],
      parts: { drive: 60 + 27, lift: 0, crew: 30 + 3 * 15 },
    });
  });

  it('takes several trucks at once [R-SLOT-8]', async () => {
    const trucks = [await truck(), await truck(), await truck()];
    const { body } = await findSlots(api, asked({ truckCount: 2 }));
    expect(body.slots[0]?.trucks.map(({ name }) => name)).toEqual(
      trucks.slice(0, 2).map(({ name }) => name),
    );
    expect((await findSlots(api, asked({ truckCount: 4 }))).body).toMatchObject({
      slots: [],
      notes: [SLOT_NOTES.notPlaced, SLOT_NOTES.nothingFree],
    });
  });

  it('says why there is nothing [R-SLOT-2]', async () => {
    const placed = asked({ stops: [NEAR] });
    expect((await findSlots(api, placed)).body.notes).toEqual([SLOT_NOTES.noTruck]);
    const { _id: id } = await truck();
    const lift = asked({ stops: [NEAR], requiresLift: true });
    expect((await findSlots(api, lift)).body.notes).toEqual([SLOT_NOTES.noLift]);
    await removeFromService(api, { date: DAY, truckIds: [id] });
    expect((await findSlots(api, placed)).body).toMatchObject({
      slots: [],
      more: false,
      approximate: false,
      notes: [SLOT_NOTES.nothingFree],
    });
  });

  it('goes around what visitors hold, and asks an hour of notice [R-SLOT-3]', async () => {
    await truck();
    const window = { start: new Date(atClock('10:00')), end: new Date(atClock('11:00')) };
    await api.execute(
      new ReserveSlotCommand({
        branchId,
        day: DAY,
        window,
        expiresAt: new Date(Date.now() + 600_000),
        secretHash: 'secret',
        heldBy: null,
      }),
    );
    expect(await slotAt(api, '11:45', { branchId })).toBeUndefined();
    expect(await slotAt(api, '12:00', { branchId })).toMatchObject({ parts: { open: 0 } });
    api.setTime(atClock('11:10'));
    const client = await api.asEmployee(api.people.sales);
    const { body } = await findSlots(api, asked({ wish: { to: '12:30' } }), client);
    expect(body.slots.map(({ startTime }) => startTime)).toEqual(['12:15']);
  });

  it('follows the wish: days of the week, and hours [R-SLOT-3]', async () => {
    await truck();
    const wish = { weekdays: [2, 4], from: '10:00', to: '11:30' };
    const { body } = await findSlots(api, asked({ days: 14, wish }));
    expect(body.slots).toHaveLength(4);
    for (const { day, startTime } of body.slots) {
      expect([2, 4]).toContain(new Date(day).getUTCDay());
      expect(startTime >= '10:00' && startTime <= '11:30').toBe(true);
    }
  });

  it('answers the same on the day the clocks change [R-SLOT-3]', async () => {
    await truck();
    const { body } = await findSlots(api, asked({ from: '2027-03-14', wish: { to: '08:00' } }));
    expect(body.slots[0]).toMatchObject({ startTime: '08:00', start: '2027-03-14T13:00:00.000Z' });
  });
});

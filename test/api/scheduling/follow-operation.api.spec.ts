import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DayView } from '#modules/scheduling/contract/day.view.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign } from '../../support/given/booking-calls.js';
import {
  drivesOf,
  follow,
  givenBookedJob,
  givenJob,
  NEAR_STOPS,
  switchDirectLegs,
  unfollow,
  withoutNounce,
  writtenOf,
} from '../../support/given/direct-leg-calls.js';
import type { FollowAnswer } from '../../support/given/direct-leg-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { STOPS } from '../../support/product/stops.js';
import { saveOperation, UNKNOWN } from './day-calls.js';

/** From 8:30 to 11:30, back at the yard by a quarter past twelve. */
const MORNING = { start: 510, duration: 3 };
/** From 12:00 on, which by the yard comes too early for a truck with a morning. */
const NOON = { start: 720, duration: 4, stops: NEAR_STOPS };

const refused = (status: number, code: string) => ({ status, body: { code } });

describe('PUT /assignment/follow/{branchId}/{operationId}', () => {
  let api: TestApi;
  let truck: string;

  beforeAll(async () => {
    api = await startTestApi();
    truck = (await givenTruck(api))._id;
    await switchDirectLegs(api, true);
  });
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-08');

  /** A booked morning and a noon that is on no truck. */
  async function neighbors(noon = NOON): Promise<[GivenMove, GivenMove]> {
    const day = freshDay();
    return [await givenBookedJob(api, day, truck, MORNING), await givenJob(api, day, noon)];
  }

  const code = async (answer: Promise<FollowAnswer>) => (await answer).body.code;

  it('is refused without the right to sell, and names what is wrong with a body', async () => {
    const move = { operationId: UNKNOWN, nounce: '1' };
    expect((await follow(api, move, move, {}, api.anonymous)).status).toBe(401);
    expect((await follow(api, move, move, {}, api.as('mover'))).status).toBe(403);
    for (const [extra, path] of [
      [{ after: 'x' }, 'after'],
      [{ afterNounce: '' }, 'afterNounce'],
      [{ expect: { truck } }, 'expect'],
      [{ truck }, 'truck'],
    ] as const) {
      const answer = await follow(api, move, move, extra);
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    }
  });

  it('knows no unknown operations and branches', async () => {
    const [a, b] = await neighbors();
    const nobody = { operationId: UNKNOWN, nounce: '1' };
    const text = 'Operation not found';
    expect(await follow(api, nobody, a)).toMatchObject({ status: 404, body: { message: text } });
    expect(await follow(api, b, nobody)).toMatchObject({ status: 404, body: { message: text } });
    const nowhere = await follow({ ...api, branchId: UNKNOWN }, b, a);
    expect(nowhere).toMatchObject({ status: 404, body: { message: 'Branch not found' } });
  });

  it('looks at both nounces and the place before anything else [R-DIRECT-2]', async () => {
    const [a, b] = await neighbors();
    const stale = { nounce: '999' };
    const expect_ = { expect: { truck, unassigned: false } };
    expect(await follow(api, { ...b, ...stale }, a)).toMatchObject(refused(409, 'STALE_NOUNCE'));
    expect(await follow(api, b, { ...a, ...stale }, expect_)).toMatchObject(
      refused(409, 'STALE_NOUNCE'),
    );
    expect(await follow(api, b, a, expect_)).toMatchObject(refused(409, 'BLOCK_CHANGED'));
  });

  it('is refused where the branch drives by the yard [R-DIRECT-2]', async () => {
    const [a, b] = await neighbors();
    await switchDirectLegs(api, false);
    const answer = await follow(api, b, a);
    await switchDirectLegs(api, true);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'DIRECT_LEGS_OFF', message: 'This branch drives by the yard.' },
    });
  });

  it('is refused unless the one comes next after the other, and before a typed drive is looked at [R-DIRECT-2]', async () => {
    const [a, b] = await neighbors();
    const other = await givenJob(api, freshDay(), NOON);
    const adjacent = { status: 409, body: { code: 'NOT_ADJACENT' } };
    expect(await follow(api, a, b)).toMatchObject(adjacent);
    expect(await follow(api, other, a)).toMatchObject(adjacent);
    const day = a.customer.move.activities[0]!.activityDay;
    const early = await givenJob(api, day, { ...MORNING, start: 480 });
    expect(await follow(api, early, a)).toMatchObject(adjacent);
    const late = await givenJob(api, day, { start: 1020, duration: 1 });
    const linked = await follow(api, b, a);
    expect(linked.status).toBe(200);
    expect(await follow(api, late, { ...a, nounce: linked.body.afterNounce })).toMatchObject(
      adjacent,
    );
  });

  it('is refused when a booking lies between [R-DIRECT-2]', async () => {
    const day = freshDay();
    const a = await givenBookedJob(api, day, truck, { start: 510, duration: 1 });
    await givenBookedJob(api, day, truck, { start: 720, duration: 1 });
    const c = await givenJob(api, day, { start: 960, duration: 1 });
    expect(await code(follow(api, c, a))).toBe('NOT_ADJACENT');
  });

  it('keeps a typed drive [R-DIRECT-2]', async () => {
    const day = freshDay();
    const morning = await givenJob(api, day, MORNING);
    const typed = { bookingEnvelope: { endingDriveTime: 1 } };
    const nounce = await saveOperation(api, morning, typed);
    expect((await assign(api, { ...morning, nounce }, truck)).status).toBe(200);
    const a = await readMove(api, morning.customerId);
    const b = await givenJob(api, day, NOON);
    expect(await follow(api, b, a)).toMatchObject({
      status: 409,
      body: { code: 'LEG_TYPED', message: 'A typed drive is kept.' },
    });
  });

  it('needs to know where the one ends and the other begins [R-DIRECT-2]', async () => {
    const day = freshDay();
    const a = await givenBookedJob(api, day, truck, MORNING);
    const [first, last] = STOPS;
    const hold = await givenJob(api, day, {
      ...NOON,
      stops: [{ ...first, typeOfWOrk: 'Hold' }, last!],
    });
    const lost = await givenJob(api, day, {
      ...NOON,
      stops: [{ ...first, latitude: null, longitude: null }, last!],
    });
    for (const b of [hold, lost]) {
      expect(await follow(api, b, a)).toMatchObject({
        status: 409,
        body: { code: 'LEG_UNKNOWN', message: 'This drive is not known yet.' },
      });
    }
  });

  it('is refused when the drive does not fit, also where the jobs overlap [R-DIRECT-2]', async () => {
    for (const start of [690, 660]) {
      const [a, b] = await neighbors({ ...NOON, start });
      expect(await follow(api, b, a)).toMatchObject({
        status: 409,
        body: { code: 'LEG_TOO_LONG', message: 'The drive does not fit.' },
      });
    }
  });

  it('is refused as an assignment is, with the drives that it would have [R-DIRECT-2]', async () => {
    const [a, b] = await neighbors();
    const day = a.customer.move.activities[0]!.activityDay;
    await givenBookedJob(api, day, truck, { start: 1020, duration: 1, out: 1, back: 0 });
    const taken = await follow(api, b, a);
    expect(taken).toMatchObject(refused(409, 'SLOT_TAKEN'));
    expect(await drivesOf(api, a)).toMatchObject({ back: 0.75, followedBy: null });
    // The truck of the last one sets out before this job, but its own job begins after it.
    const before = await givenJob(api, day, { ...NOON, start: 990, duration: 1 });
    expect(await code(follow(api, before, a))).toBe('SLOT_TAKEN');
    const lifted = await givenJob(api, day, { ...NOON, start: 750, duration: 2 });
    const nounce = await saveOperation(api, lifted, { requiresLift: true });
    expect(await follow(api, { ...lifted, nounce }, a)).toMatchObject(
      refused(409, 'LIFT_REQUIRED'),
    );
  });

  it('books the truck and drives there directly: nothing back, and out by the leg up to quarters [R-DIRECT-1]', async () => {
    const [a, b] = await neighbors();
    expect(await code(assign(api, b, truck) as never)).toBe('SLOT_TAKEN');
    const { status, body } = await follow(api, b, a, {
      expect: { truck: null, unassigned: false },
    });
    expect(status).toBe(200);
    expect(body.booking.operation).toMatchObject({
      _id: b.operationId,
      truck,
      follows: { operationId: a.operationId, hours: expect.any(Number), approximate: true },
      followedBy: null,
      yardLegs: { out: 0.5, back: 0.75 },
      bookingEnvelope: { startingDriveTime: 0.25, endingDriveTime: 0.75 },
    });
    expect(body.after.operation).toMatchObject({
      follows: null,
      followedBy: b.operationId,
      yardLegs: { out: 0.5, back: 0.75 },
      bookingEnvelope: { startingDriveTime: 0.5, endingDriveTime: 0 },
    });
    expect(body.booking.operation.follows!.hours).toBeLessThanOrEqual(0.25);
    const [left, right] = [await readMove(api, a.customerId), await readMove(api, b.customerId)];
    expect([body.afterNounce, body.nounce]).toEqual([left.nounce, right.nounce]);
    expect([left.nounce, right.nounce]).not.toEqual([a.nounce, b.nounce]);
    const known = { startingDriveTime: 0.4, endingDriveTime: 0.6 };
    expect(right.customer.move.activities[0]!.transitInfo).toMatchObject(known);
    for (const { customerId } of [a, b]) {
      const [latest] = await historyOf(api, 'customer', customerId);
      expect(latest!.changes.map(({ field }) => field.split('.').at(-1))).toEqual(
        expect.arrayContaining([customerId === a.customerId ? 'followedBy' : 'follows']),
      );
    }
  });

  it('writes nothing where it is so already [R-DIRECT-1]', async () => {
    const [a, b] = await neighbors();
    const { body } = await follow(api, b, a);
    const now = [
      { ...b, nounce: body.nounce },
      { ...a, nounce: body.afterNounce },
    ] as const;
    expect(await follow(api, ...now)).toMatchObject({ status: 200, body });
  });

  it('shows on the day and is taken back byte for byte [R-DIRECT-4]', async () => {
    const day = freshDay();
    const a = await givenBookedJob(api, day, truck, MORNING);
    const b = await givenBookedJob(api, day, truck, { ...NOON, start: 795, duration: 3 });
    const path = `movemanager/day_view/${day}/${api.branchId}`;
    const bookings = async () => {
      const { body: view } = await api.as('sales').get<DayView>(path);
      return view.customers.flatMap((one) => one.bookings).map(withoutNounce);
    };
    const before = [await writtenOf(api, a), await writtenOf(api, b), await bookings()];
    const { body } = await follow(api, b, a);
    expect((await bookings()).map(({ operation }) => operation.followedBy)).toContain(
      b.operationId,
    );
    const now = [
      { ...b, nounce: body.nounce },
      { ...a, nounce: body.afterNounce },
    ] as const;
    const stale = await unfollow(api, now[0], a);
    expect(stale).toMatchObject(refused(409, 'STALE_NOUNCE'));
    const ended = await unfollow(api, ...now);
    expect(ended.status).toBe(200);
    expect(ended.body.booking.operation.follows).toBeNull();
    expect([await writtenOf(api, a), await writtenOf(api, b), await bookings()]).toEqual(before);
    const again = await unfollow(
      api,
      { ...b, nounce: ended.body.nounce },
      { ...a, nounce: ended.body.afterNounce },
    );
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'BLOCK_CHANGED', message: 'Someone else has moved it since.' },
    });
  });

  it('is not taken back where the drives by the yard would overlap [R-DIRECT-4]', async () => {
    const [a, b] = await neighbors();
    const { body } = await follow(api, b, a);
    const now = [
      { ...b, nounce: body.nounce },
      { ...a, nounce: body.afterNounce },
    ] as const;
    expect((await unfollow(api, ...now, api.as('mover'))).status).toBe(403);
    expect(await unfollow(api, ...now)).toMatchObject(refused(409, 'SLOT_TAKEN'));
    expect(await drivesOf(api, b)).toMatchObject({ follows: a.operationId, out: 0.25 });
  });
});

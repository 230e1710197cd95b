import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FollowedView } from '#modules/scheduling/contract/booking.view.js';
import type { BoardChange, ChangeItems } from '#modules/scheduling/contract/live.js';
import type { TruckView } from '#modules/trucks/contract/truck.view.js';
import { LiveConnection } from '../../support/api/live-connection.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import {
  drivesOf,
  follow,
  givenBookedJob,
  givenJob,
  NEAR_STOPS,
  switchDirectLegs,
  unfollow,
} from '../../support/given/direct-leg-calls.js';
import { freshDays } from '../../support/given/fresh-days.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { historyOf } from '../../support/given/history-of.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';
import { withFreshTokens } from './fresh-tokens.js';

/** By the yard from 8:00 to 12:15, and from 13:30 to 17:45. */
const MORNING = { start: 510, duration: 3 };
const AFTERNOON = { start: 840, duration: 3, stops: NEAR_STOPS };
/** From 12:00 on there is no room for the drives by the yard. */
const NOON = { ...AFTERNOON, start: 720 };
const BY_YARD = { out: 0.5, back: 0.75, follows: null, followedBy: null };

interface Changed {
  change: ChangeItems<BoardChange>;
}

describe('a direct leg ends', () => {
  let api: TestApi;
  let truck: TruckView;
  let other: TruckView;

  beforeAll(async () => {
    api = await startTestApi();
    [truck, other] = [await givenTruck(api), await givenTruck(api)];
  });
  afterEach(() => api?.setTime(undefined));
  afterAll(() => api?.close());

  const freshDay = freshDays('2027-09');

  /** A morning and what follows it directly. */
  async function linked(job = AFTERNOON): Promise<[GivenMove, GivenMove]> {
    await switchDirectLegs(api, true);
    const day = freshDay();
    const a = await givenBookedJob(api, day, truck._id, MORNING);
    const b = await givenJob(api, day, job);
    const { status, body } = await follow(api, b, a);
    expect(status).toBe(200);
    return [
      { ...a, nounce: body.afterNounce },
      { ...b, nounce: body.nounce },
    ];
  }

  /** Two jobs of one customer on the truck, from 8:30 and from 14:00. */
  async function ofOneCustomer(): Promise<{ move: GivenMove; first: string; second: string }> {
    await switchDirectLegs(api, true);
    const day = freshDay();
    const job = await givenJob(api, day, { ...MORNING, duration: 1 });
    const operations = [
      { _id: job.operationId, moverCount: 2 },
      { date: `${day}T19:00:00.000Z`, duration: 1, moverCount: 2 },
    ];
    const activity = { _id: job.activityId, truckCount: 2, numMovers: 4, operations };
    const body = { nounce: job.nounce, move: { activities: [activity] } };
    const saved = await api.as('sales').put(`customermgt/${job.customerId}`, body);
    expect(saved.status).toBe(200);
    let move = await readMove(api, job.customerId);
    const [first = '', second = ''] =
      move.customer.move.activities[0]?.operations.map(({ _id }) => _id) ?? [];
    for (const operationId of [first, second]) {
      expect((await assign(api, { ...move, operationId }, truck._id)).status).toBe(200);
      move = await readMove(api, job.customerId);
    }
    return { move, first, second };
  }

  const dayOf = ({ customer }: GivenMove): string => customer.move.activities[0]!.activityDay;
  const isSince = async (move: GivenMove) =>
    (await readMove(api, move.customerId)).nounce !== move.nounce;

  it('when either leaves the truck, and the other drives by the yard again [R-DIRECT-5]', async () => {
    for (const leaving of [0, 1]) {
      const pair = await linked();
      const [one, stays] = [pair[leaving]!, pair[1 - leaving]!];
      const off = await unassign(api, one, { unassigned: 'true' });
      expect(off.body.nounce).toBe((await readMove(api, one.customerId)).nounce);
      expect(await drivesOf(api, one)).toMatchObject({ ...BY_YARD, truck: null });
      expect(await drivesOf(api, stays)).toMatchObject({ ...BY_YARD, truck: truck._id });
      expect(await isSince(stays)).toBe(true);
    }
  });

  it('once: who stays gets one version and one line in the history [R-DIRECT-4]', async () => {
    const leave = [
      (one: GivenMove) => unassign(api, one),
      (one: GivenMove) =>
        rebook(api, one, dayOf(one), [{ _id: one.operationId, start: '14:00', truck: null }]),
    ];
    for (const left of leave) {
      const [a, b] = await linked();
      const before = await historyOf(api, 'customer', a.customerId);
      expect((await left(b)).status).toBe(200);
      expect(await historyOf(api, 'customer', a.customerId)).toHaveLength(before.length + 1);
      expect((await readMove(api, a.customerId)).nounce).toBe(String(Number(a.nounce) + 1));
    }
    const { move, first, second } = await ofOneCustomer();
    const { body } = await follow(
      api,
      { ...move, operationId: second },
      { ...move, operationId: first },
    );
    const off = await unassign(api, { operationId: second, nounce: body.nounce });
    expect(off.body.nounce).toBe((await readMove(api, move.customerId)).nounce);
  });

  it('and boards see how both come and go, also where both are of one customer [R-DIRECT-4]', async () => {
    const { move, first, second } = await ofOneCustomer();
    const board = await LiveConnection.open(api.origin, api.as('sales').token);
    await board.ask('watch', { topic: `board:${api.branchId}:${dayOf(move)}` });
    /** What the board was told last of both. */
    const told = async ({ nounce }: FollowedView) => {
      const bookingsIn = ({ change }: Changed) =>
        change.items.flatMap((one) => (one.kind === 'booking' ? one : []));
      const message = await board.until<Changed>('changed', (one) =>
        bookingsIn(one).some((item) => item.nounce === nounce),
      );
      const lastOf = (id: string) =>
        bookingsIn(message).findLast(({ operationId }) => operationId === id)?.booking;
      return [lastOf(first), lastOf(second)];
    };
    const pair = (nounce: string) =>
      [
        { operationId: second, nounce },
        { operationId: first, nounce },
      ] as const;
    const { body: made } = await follow(api, ...pair(move.nounce));
    expect(made.after.operation.followedBy).toBe(second);
    expect(await told(made)).toEqual([made.after, made.booking]);
    const { body: ended } = await unfollow(api, ...pair(made.nounce));
    expect(ended.after.operation.followedBy).toBeNull();
    expect(await told(ended)).toEqual([ended.after, ended.booking]);
    board.close();
  });

  it('when one goes to another truck, with the drives that it had [R-DIRECT-5]', async () => {
    const [a, b] = await linked();
    const moved = await assign(api, b, other._id);
    expect(moved.body.booking.operation.bookingEnvelope.startingDriveTime).toBe(0.5);
    expect(await drivesOf(api, b)).toMatchObject({ ...BY_YARD, truck: other._id });
    expect(await drivesOf(api, a)).toMatchObject({ ...BY_YARD, truck: truck._id });
  });

  it('when a booking comes between, unless the drives by the yard would overlap it [R-DIRECT-5]', async () => {
    const [a, b] = await linked({ ...AFTERNOON, start: 960 });
    const between = await givenJob(api, dayOf(a), { start: 720, duration: 1, out: 0, back: 0 });
    expect(await assign(api, between, truck._id)).toMatchObject({
      status: 409,
      body: { code: 'SLOT_TAKEN', with: [{ kind: 'booking', operation: between.operationId }] },
    });
    expect(await drivesOf(api, a)).toMatchObject({ back: 0, followedBy: b.operationId });
    const later = await givenJob(api, dayOf(a), { start: 780, duration: 1, out: 0, back: 0 });
    expect((await assign(api, later, truck._id)).status).toBe(200);
    expect(await drivesOf(api, a)).toMatchObject(BY_YARD);
    expect(await drivesOf(api, b)).toMatchObject(BY_YARD);
  });

  it('when a customer is canceled, or an activity goes to another day [R-DIRECT-5]', async () => {
    const [a, b] = await linked();
    const canceled = await api
      .as('sales')
      .delete(`customer/${a.customerId}`, { query: { nounce: a.nounce } });
    expect(canceled.status).toBe(200);
    expect(await drivesOf(api, b)).toMatchObject({ ...BY_YARD, truck: truck._id });
    const [c, d] = await linked();
    const wanted = [{ _id: c.operationId, start: '08:30', truck: truck._id }];
    expect((await rebook(api, c, '2027-10-20', wanted)).status).toBe(200);
    expect(await drivesOf(api, c)).toMatchObject(BY_YARD);
    expect(await drivesOf(api, d)).toMatchObject({ ...BY_YARD, truck: truck._id });
  });

  it('when the order of the jobs turns, and stays while it does not [R-DIRECT-6]', async () => {
    const [a, b] = await linked();
    const longer = await retime(api, a, { duration: 5.25 });
    expect(longer.status).toBe(200);
    expect(await drivesOf(api, b)).toMatchObject({ follows: a.operationId, out: 0.25 });
    const now = { ...a, nounce: longer.body.nounce };
    expect(await retime(api, now, { duration: 5.5 })).toMatchObject({
      status: 409,
      body: { code: 'LEG_TOO_LONG' },
    });
    const shorter = await retime(api, now, { duration: 1 });
    expect(shorter.status).toBe(200);
    const fresh = await readMove(api, b.customerId);
    const early = await retime(api, fresh, { start: '10:30', agreed: AGREED });
    expect(early).toMatchObject({ status: 200 });
    expect(await drivesOf(api, b)).toMatchObject({ follows: a.operationId });
    const turned = { start: '17:00', agreed: AGREED };
    expect(await retime(api, await readMove(api, a.customerId), turned)).toMatchObject({
      status: 200,
    });
    expect(await drivesOf(api, a)).toMatchObject(BY_YARD);
    expect(await drivesOf(api, b)).toMatchObject(BY_YARD);
  });

  it('when the truck goes out of service, which unassigns both [R-DIRECT-5]', async () => {
    const [a, b] = await linked();
    const third = await givenTruck(api);
    for (const move of [a, b]) {
      const now = await readMove(api, move.customerId);
      expect((await unassign(api, now, { unassigned: 'true' })).status).toBe(200);
    }
    const before = await readMove(api, a.customerId);
    expect((await assign(api, before, third._id)).status).toBe(200);
    const pair = [await readMove(api, a.customerId), await readMove(api, b.customerId)] as const;
    expect((await follow(api, pair[1], pair[0])).status).toBe(200);
    const out = await api.as('admin').delete(`truck/${third._id}`, { query: { clear: 'true' } });
    expect(out.status).toBe(200);
    for (const move of [a, b]) {
      const state = { ...BY_YARD, truck: null, unassigned: true };
      expect(await drivesOf(api, move)).toMatchObject(state);
    }
  });

  it('from today on when the branch drives by the yard again, and the later one gives way [R-DIRECT-7]', async () => {
    const [past, follower] = await linked();
    const [tight, late] = await linked(NOON);
    const [wide, next] = await linked();
    api.setTime(new Date(`${dayOf(tight)}T15:00:00Z`));
    const then = await withFreshTokens(api);
    await switchDirectLegs(then, false);
    expect(await drivesOf(then, follower)).toMatchObject({ follows: past.operationId });
    const onTruck = { ...BY_YARD, truck: truck._id };
    for (const one of [tight, wide, next]) expect(await drivesOf(then, one)).toMatchObject(onTruck);
    expect(await drivesOf(then, late)).toMatchObject({ ...BY_YARD, truck: null, unassigned: true });
  });

  it('and never keeps anybody from leaving: the later of two that would overlap is unassigned [R-DIRECT-7]', async () => {
    const [a, b] = await linked(NOON);
    const { nounce } = await readMove(api, b.customerId);
    const after = await givenJob(api, dayOf(a), { ...AFTERNOON, start: 915, duration: 1 });
    const chained = await follow(api, after, { ...b, nounce });
    expect(chained.status).toBe(200);
    const middle = { ...b, nounce: chained.body.afterNounce };
    expect((await unassign(api, middle)).status).toBe(200);
    expect(await drivesOf(api, a)).toMatchObject({ ...BY_YARD, truck: truck._id });
    expect(await drivesOf(api, after)).toMatchObject({ ...BY_YARD, truck: truck._id });
  });
});

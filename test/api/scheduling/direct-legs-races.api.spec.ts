import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Db } from '#platform/database/db.js';
import { whenWaiting } from '../../support/api/lock-waits.js';
import { countDrives, onNextDrive, switchMapsOff } from '../../support/api/maps-service.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { watchAttempts } from '../../support/api/watch-attempts.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import {
  drivesOf,
  follow,
  givenBookedJob,
  givenJob,
  NEAR_STOPS,
  switchDirectLegs,
} from '../../support/given/direct-leg-calls.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { retime } from '../../support/given/retime-calls.js';

const DAY = '2027-09-20';

describe('a direct leg that ends while somebody else takes the truck', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
    await switchDirectLegs(api, true);
  });
  afterAll(() => api?.close());

  it('unassigns the later of the two that would overlap, also where that one came in this moment [R-DIRECT-7]', async () => {
    const { _id: truck } = await givenTruck(api);
    // By the yard the first one would be back at a quarter to two.
    const first = await givenBookedJob(api, DAY, truck, { start: 510, duration: 2, back: 3.2 });
    const between = await givenJob(api, DAY, { start: 660, duration: 1, stops: NEAR_STOPS });
    const { status, body } = await follow(api, between, first);
    expect(status).toBe(200);
    const late = await givenJob(api, DAY, { start: 810, duration: 1, out: 0.2, back: 0.2 });

    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('select from moves.operation where id = $1 for update', [
      late.operationId,
    ]);
    const taken = assign(api, late, truck);
    await whenWaiting(api, 1);
    const left = unassign(api, { ...between, nounce: body.nounce });
    await whenWaiting(api, 2);
    await colleague.query('commit');
    colleague.release();

    expect([(await taken).status, (await left).status]).toEqual([200, 200]);
    const byYard = { followedBy: null, back: 3.25 };
    expect(await drivesOf(api, first)).toMatchObject({ ...byYard, truck, unassigned: false });
    expect(await drivesOf(api, late)).toMatchObject({ truck: null, unassigned: true });
    expect((await readMove(api, between.customerId)).nounce).not.toBe(body.nounce);
  });

  it('keeps nobody from changing the settings while it asks for the drive, and is refused for other reasons first [R-DIRECT-10]', async () => {
    const day = '2027-09-21';
    const { _id: truck } = await givenTruck(api);
    const first = await givenBookedJob(api, day, truck, { start: 510, duration: 2 });
    const next = await givenJob(api, day, { start: 720, duration: 1, stops: NEAR_STOPS });
    const switchMapsOn = switchMapsOff(api);
    expect(await follow(api, { ...next, nounce: '999' }, first)).toMatchObject({
      body: { code: 'STALE_NOUNCE' },
    });
    expect((await follow(api, next, first)).status).toBe(503);
    switchMapsOn();
    onNextDrive(api, () => switchDirectLegs(api, false));
    expect(await follow(api, next, first)).toMatchObject({ body: { code: 'DIRECT_LEGS_OFF' } });
    await switchDirectLegs(api, true);
    expect((await follow(api, next, first)).status).toBe(200);
  });

  it('asks for no drive where direct drives are off, unless they are switched on in this moment [R-DIRECT-10]', async () => {
    const day = '2027-09-22';
    const { _id: truck } = await givenTruck(api);
    const first = await givenBookedJob(api, day, truck, { start: 525, duration: 2 });
    const next = await givenJob(api, day, { start: 735, duration: 1, stops: NEAR_STOPS });
    await switchDirectLegs(api, false);
    const asked = countDrives(api);
    const refused = await follow(api, next, first);
    expect([refused.body.code, asked()]).toEqual(['DIRECT_LEGS_OFF', 0]);

    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('select branches.take_planning($1)', [api.branchId]);
    const saved = switchDirectLegs(api, true);
    await whenWaiting(api, 1);
    const followed = follow(api, next, first);
    await whenWaiting(api, 2);
    await colleague.query('commit');
    colleague.release();
    await saved;
    expect((await followed).status).toBe(200);
  });
});

describe('two who change both customers of a direct leg at once', () => {
  let api: TestApi;
  let day = 0;

  beforeAll(async () => {
    api = await startTestApi();
    await switchDirectLegs(api, true);
  });
  afterEach(() => void jest.restoreAllMocks());
  afterAll(() => api?.close());

  async function givenPair(): Promise<{ first: GivenMove; next: GivenMove }> {
    const on = `2027-10-${String((day += 1)).padStart(2, '0')}`;
    const { _id: truck } = await givenTruck(api);
    const first = await givenBookedJob(api, on, truck, { start: 510, duration: 2 });
    const next = await givenJob(api, on, { start: 720, duration: 1, stops: NEAR_STOPS });
    expect((await follow(api, next, first)).status).toBe(200);
    return {
      first: await readMove(api, first.customerId),
      next: await readMove(api, next.customerId),
    };
  }

  const cancel = (_: TestApi, { customerId, nounce }: GivenMove) =>
    api.as('sales').delete(`customer/${customerId}`, { query: { nounce, reason: 'Moves later' } });
  const later = (_: TestApi, move: GivenMove) => retime(api, move, { duration: 2.25 });

  it.each([
    ['unassign both', unassign, unassign],
    ['unassign who follows, and cancel who is followed', cancel, unassign],
    ['retime who is followed, and unassign who follows', later, unassign],
    ['unassign who is followed, and retime who follows', unassign, later],
    ['cancel both', cancel, cancel],
  ])('never wait for each other in a circle: %s', async (_name, one, other) => {
    const { first, next } = await givenPair();
    const faults = watchAttempts(api);
    // Each has its own customer before either asks for the other's.
    const colleague = await api.get(Db).pool.connect();
    await colleague.query('begin');
    await colleague.query('select from moves.operation where id = any($1) for update', [
      [first.operationId, next.operationId],
    ]);
    const calls = [one(api, first), other(api, next)];
    await whenWaiting(api, 2);
    await colleague.query('commit');
    colleague.release();
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(await faults()).not.toContain('40P01');
  });
});

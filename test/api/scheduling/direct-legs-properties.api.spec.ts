import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#kernel/local-date.js';
import { Db } from '#platform/database/db.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { assign, unassign } from '../../support/given/booking-calls.js';
import {
  follow,
  givenBookedJob,
  NEAR_STOPS,
  switchDirectLegs,
  unfollow,
  writtenOf,
} from '../../support/given/direct-leg-calls.js';
import { readMove } from '../../support/given/given-move.js';
import type { GivenMove } from '../../support/given/given-move.js';
import { givenTruck } from '../../support/given/given-truck.js';
import { AGREED, rebook, retime } from '../../support/given/retime-calls.js';

/** `MODEL_RUNS=200` tries more of them; every test run tries these few, always the same. */
const FEW_RUNS = 4;
const RUNS = Number(process.env['MODEL_RUNS'] ?? FEW_RUNS);
const SETTINGS = { seed: 20_261_123, endOnFailure: true };
const TIMEOUT_MS = RUNS * 30_000;
/** What must have happened in a run of any length for it to count. */
const KINDS = ['follow 200', 'follow 409', 'take off 200', 'book 200'];
const FIRST_DAY = '2028-01-03';

/** Starts of three jobs of two hours, in minutes after midnight: by the yard there is room for all. */
const STARTS = [510, 780, 1020];

const quarters = (from: number, to: number) =>
  fc.integer({ min: from * 4, max: to * 4 }).map((count) => count / 4);
const drives = fc.record({ out: quarters(0.25, 0.5), back: quarters(0.25, 1) });
const job = fc.nat({ max: STARTS.length - 1 });
const act = fc.oneof(
  fc.record({ act: fc.constant('follow' as const), job }),
  fc.record({ act: fc.constant('unfollow' as const), job }),
  fc.record({ act: fc.constant('take off' as const), job }),
  fc.record({ act: fc.constant('book' as const), job, truck: fc.nat({ max: 1 }) }),
  fc.record({
    act: fc.constant('retime' as const),
    job,
    start: fc.constantFrom('08:00', '12:00', '15:00', '17:30'),
  }),
  fc.record({ act: fc.constant('lengthen' as const), job, duration: quarters(1, 4) }),
  fc.record({ act: fc.constant('rebook' as const), job, truck: fc.nat({ max: 1 }) }),
  fc.record({ act: fc.constant('cancel' as const), job }),
  fc.record({ act: fc.constant('switch' as const) }),
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Links whose operations are not on one truck and day in their order with nothing between. */
const BROKEN = `
  select l.follower_id from moves.direct_leg l
  left join moves.operation a on a.id = l.followed_id
  left join moves.operation b on b.id = l.follower_id
  where a.truck_id is null or a.truck_id is distinct from b.truck_id or a.day <> b.day
     or l.truck_id <> a.truck_id or a.date + (a.duration + l.hours) * interval '1 hour' > b.date
     or a.ending_drive_time <> 0 or b.starting_drive_time <> ceil(l.hours * 4) / 4
     or exists (select 1 from moves.operation c
                where c.truck_id = a.truck_id and c.day = a.day and c.date > a.date and c.date < b.date)`;
/** Bookings whose slot is not their envelope in whole quarters. */
const OFF = `
  select o.id from moves.operation o join scheduling.occupancy s on s.operation_id = o.id
  where lower(s.during) <> o.date - o.starting_drive_time * interval '1 hour'
     or upper(s.during) <> o.date + (o.duration + o.ending_drive_time) * interval '1 hour'`;
/** Operations without a link whose drive is not the one by the yard (typed ones are not made here). */
const LEFT_OVER = `
  select o.id from moves.operation o join moves.activity a on a.id = o.activity_id
  where o.day >= '${FIRST_DAY}'
    and ((o.starting_drive_time <> ceil(a.starting_drive_time * 4) / 4
          and not exists (select 1 from moves.direct_leg l where l.follower_id = o.id))
      or (o.ending_drive_time <> ceil(a.ending_drive_time * 4) / 4
          and not exists (select 1 from moves.direct_leg l where l.followed_id = o.id)))`;

describe('direct legs, whatever happens', () => {
  let api: TestApi;
  let trucks: string[];
  let days = 0;
  /** How often each act had which answer. */
  const tally = new Map<string, number>();

  beforeAll(async () => {
    api = await startTestApi();
    trucks = [(await givenTruck(api))._id, (await givenTruck(api))._id];
  });
  afterAll(() => api?.close());

  async function threeJobs(of: { out: number; back: number }): Promise<[string, GivenMove[]]> {
    await switchDirectLegs(api, true);
    days += 1;
    const day = addDays(FIRST_DAY, days);
    const jobs: GivenMove[] = [];
    for (const start of STARTS) {
      const times = { start, duration: 2, stops: NEAR_STOPS, ...of };
      jobs.push(await givenBookedJob(api, day, trucks[0]!, times));
    }
    return [day, jobs];
  }

  const now = ({ customerId }: GivenMove): Promise<GivenMove> => readMove(api, customerId);

  it(
    'unlink-restores-both: a leg that is made and ended leaves everything but the nounces as it was',
    async () => {
      const property = fc.asyncProperty(drives, fc.boolean(), async (of, fromTheEnd) => {
        const [, jobs] = await threeJobs(of);
        const before = await Promise.all(jobs.map((one) => writtenOf(api, one)));
        const order = fromTheEnd ? [2, 1] : [1, 2];
        for (const at of order) {
          const [one, next] = [await now(jobs[at - 1]!), await now(jobs[at]!)];
          expect((await follow(api, next, one)).status).toBe(200);
        }
        for (const at of [1, 2]) {
          const [one, next] = [await now(jobs[at - 1]!), await now(jobs[at]!)];
          expect((await unfollow(api, next, one)).status).toBe(200);
        }
        const after = await Promise.all(jobs.map((one) => writtenOf(api, one)));
        expect(after).toEqual(before);
      });
      await fc.assert(property, { ...SETTINGS, numRuns: Math.ceil(RUNS / 2) });
    },
    TIMEOUT_MS,
  );

  it(
    'no-link-outlives-a-move: each leg is between neighbors, and who has none drives by the yard',
    async () => {
      const property = fc.asyncProperty(
        drives,
        fc.array(act, { minLength: 6, maxLength: 12 }),
        async (of, acts) => {
          const [day, jobs] = await threeJobs(of);
          const statuses: number[] = [];
          for (const one of acts) statuses.push(await play(one, day, jobs));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          for (const sql of [BROKEN, OFF, LEFT_OVER]) {
            expect(await api.get(Db).query(sql)).toEqual([]);
          }
        },
      );
      await fc.assert(property, { ...SETTINGS, numRuns: RUNS });
      const seen = Object.fromEntries([...tally].sort());
      if (RUNS > FEW_RUNS) process.stdout.write(`${JSON.stringify(seen, null, 1)}\n`);
      for (const kind of KINDS) expect(seen).toHaveProperty([kind], expect.any(Number));
    },
    TIMEOUT_MS,
  );

  async function play(one: Act, day: string, jobs: readonly GivenMove[]): Promise<number> {
    if (one.act === 'switch') {
      await switchDirectLegs(api, false);
      await switchDirectLegs(api, true);
      return 200;
    }
    const move = await now(jobs[one.job]!);
    const before = jobs[one.job - 1];
    const { status } = await call(one, { day, move, before: before && (await now(before)) });
    const kind = `${one.act} ${status}`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    return status;
  }

  function call(
    one: Exclude<Act, { act: 'switch' }>,
    { day, move, before }: { day: string; move: GivenMove; before: GivenMove | undefined },
  ): Promise<{ status: number }> {
    switch (one.act) {
      case 'follow':
        return follow(api, move, before ?? move);
      case 'unfollow':
        return unfollow(api, move, before ?? move);
      case 'take off':
        return unassign(api, move, { unassigned: 'true' });
      case 'book':
        return assign(api, move, trucks[one.truck]!);
      case 'retime':
        return retime(api, move, { start: one.start, agreed: AGREED });
      case 'lengthen':
        return retime(api, move, { duration: one.duration });
      case 'rebook': {
        const truck = trucks[one.truck]!;
        return rebook(api, move, day, [{ _id: move.operationId, start: '09:00', truck }]);
      }
      case 'cancel': {
        const query = { nounce: move.nounce };
        return api.as('sales').delete(`customer/${move.customerId}`, { query });
      }
    }
  }
});

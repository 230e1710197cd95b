import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '#kernel/local-date.js';
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
import { legFaults } from './leg-faults.js';

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
/** By the yard it always takes longer than the quarter of an hour straight there. */
const drives = fc.record({ out: quarters(0.5, 1), back: quarters(0.5, 1) });
const job = fc.nat({ max: STARTS.length - 1 });
const act = fc.oneof(
  fc.record({ act: fc.constant('follow' as const), job, after: job }),
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

/** The first is followed by the last, until the second comes between. */
const COMES_BETWEEN: Act[] = [
  { act: 'take off', job: 1 },
  { act: 'follow', job: 2, after: 0 },
  { act: 'book', job: 1, truck: 0 },
];

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
    'unlink-restores-both: a leg that is made and ended leaves everything but the nounces as it was [R-DIRECT-4]',
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
    'no-link-outlives-a-move: each leg is between neighbors, and who has none drives by the yard [R-DIRECT-5]',
    async () => {
      const property = fc.asyncProperty(
        drives,
        fc.array(act, { minLength: 6, maxLength: 12 }),
        async (of, acts) => {
          const [day, jobs] = await threeJobs(of);
          const statuses: number[] = [];
          for (const one of acts) statuses.push(await play(one, day, jobs));
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          expect(await legFaults(api)).toEqual([]);
        },
      );
      const examples: [{ out: number; back: number }, Act[]][] = [
        [{ out: 0.5, back: 0.75 }, COMES_BETWEEN],
      ];
      await fc.assert(property, { ...SETTINGS, numRuns: RUNS, examples });
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
    const all = await Promise.all(jobs.map(now));
    const { status } = await call(one, { day, move, jobs: all });
    const kind = `${one.act} ${status}`;
    tally.set(kind, (tally.get(kind) ?? 0) + 1);
    return status;
  }

  function call(
    one: Exclude<Act, { act: 'switch' }>,
    { day, move, jobs }: { day: string; move: GivenMove; jobs: readonly GivenMove[] },
  ): Promise<{ status: number }> {
    switch (one.act) {
      case 'follow':
        return follow(api, move, jobs[one.after]!);
      case 'unfollow': {
        const followed = move.customer.move.activities[0]!.operations[0]!.follows?.operationId;
        const after = jobs.find(({ operationId }) => operationId === followed);
        return unfollow(api, move, after ?? move);
      }
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

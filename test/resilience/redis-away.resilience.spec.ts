import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createTestDatabase } from '../support/api/test-database.js';
import { givenCompany } from '../support/given/given-company.js';
import { startFleet } from '../support/product/fleet.js';
import type { Fleet } from '../support/product/fleet.js';
import { callSteadily } from '../support/product/steady-calls.js';
import { startDurableRedis } from '../support/services/durable-redis.js';
import type { DurableRedis } from '../support/services/durable-redis.js';

const AWAY_MS = 60_000;
const BEFORE_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** As long as a process may take to have its services again. */
const BACK_WITHIN_MS = 30_000;

/** What a process said of itself. */
interface Health {
  http: number;
  isDegraded: boolean;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('two servers behind the nginx that is shipped, without their Redis', () => {
  let fleet: Fleet;
  let redis: DurableRedis;
  let database: pg.Client;
  let branchId = '';

  beforeAll(async () => {
    redis = await startDurableRedis();
    const { url, drop } = await createTestDatabase();
    fleet = await startFleet(
      { FIRST_ADMIN: 'admin@emma.test' },
      { databaseUrl: url, redisUrl: redis.url, drop },
      'nginx',
    );
    const { branch } = await givenCompany(await fleet.signIn('admin@emma.test'));
    branchId = branch._id;
    database = new pg.Client({ connectionString: url });
    await database.connect();
  }, 240_000);
  afterAll(async () => {
    await database?.end();
    await fleet?.stop();
    await redis?.stop();
  });

  const healthOf = async (origin: string): Promise<Health> => {
    const answer = await fetch(`${origin}/healthcheck/ready`);
    const { status } = (await answer.json()) as { status?: string };
    return { http: answer.status, isDegraded: status === 'degraded' };
  };
  const healths = (): Promise<Health[]> =>
    Promise.all(fleet.servers.map(({ origin = '' }) => healthOf(origin)));

  it('stay ready for a minute, lose no call, and are whole again once it is back', async () => {
    let isDone = false;
    const sales = await fleet.signIn('sales@emma.test');
    const calling = callSteadily(sales, branchId, () => !isDone);
    // oxlint-disable-next-line house/no-fixed-wait -- so long calls are made before it goes
    await sleep(BEFORE_MS);
    await redis.kill();
    const gone = performance.now();
    const seen: Health[] = [];
    const waitedMs: number[] = [];
    while (performance.now() - gone < AWAY_MS) {
      const asked = performance.now();
      seen.push(...(await healths()));
      waitedMs.push(Math.round(performance.now() - asked));
      await sleep(LOOK_EVERY_MS);
    }
    await redis.start();
    const back = performance.now();
    let last = await healths();
    while (last.some(({ isDegraded }) => isDegraded) && performance.now() - back < BACK_WITHIN_MS) {
      await sleep(LOOK_EVERY_MS);
      last = await healths();
    }
    const wholeAfterMs = Math.round(performance.now() - back);
    isDone = true;
    const { sent, lost, registered, slowestMs } = await calling;
    process.stderr.write(
      `${sent} calls, the slowest took ${slowestMs} ms; readiness was said ${seen.length} times, in the middle within ${median(waitedMs)} ms, at most ${Math.max(...waitedMs)} ms; whole again after ${wholeAfterMs} ms\n`,
    );
    // Once each process waits for what hangs, then it knows.
    expect(median(waitedMs)).toBeLessThan(500);
    expect(seen.filter(({ http }) => http !== 200)).toEqual([]);
    expect(seen.some(({ isDegraded }) => isDegraded)).toBe(true);
    expect(lost).toEqual([]);
    expect(last).toEqual(Array(2).fill({ http: 200, isDegraded: false }));
    const sql = 'select first_name as name from customers.customer order by 1';
    const { rows } = await database.query<{ name: string }>(sql);
    expect(rows.map(({ name }) => name)).toEqual([...registered].sort());
  }, 240_000);
});

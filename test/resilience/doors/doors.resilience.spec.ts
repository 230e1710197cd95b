import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { addDays, localDateOf } from '#kernel/local-date.js';
import { endsWithUs } from '../../../scripts/lib/ends-with-us.mjs';
import type { BranchView } from '#modules/branches/contract/branch.view.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { givenCompany } from '../../support/given/given-company.js';
import { bookMove } from '../../support/product/book-move.js';
import { bareEnvironment } from '../../support/product/server-process.js';
import { startProduct } from '../../support/product/start-product.js';
import type { Product } from '../../support/product/start-product.js';

const ADMIN = 'admin@emma.test';
const FLOOD = join(import.meta.dirname, 'flood.mjs');
const SEED = resolve(import.meta.dirname, '../../../dist/server/seed.js');
const CUSTOMERS = 20_000;
const ASKED_BEFORE = 30;
const EVERY_MS = 50;
/** Milliseconds that others wait at most, in the middle; a machine with other work needs longer for everything. */
const AT_MOST = 200;
const TIMES_AS_LONG = 8;

const BUSIEST = `
  select branch_id as "branchId", activity_day::text as day from moves.v_activity
  where activity_day >= now() group by 1, 2 order by count(*) desc limit 1`;

interface Medians {
  asked: number;
  list: number;
  health: number;
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

/** What one person asks for too much of, and how long others wait meanwhile. */
describe('while one person floods the server, others', () => {
  let product: Product;
  let mover: ApiClient;
  let seller: ApiClient;
  let other: ApiClient;
  let job: { operationId: string; start: Date };
  let busiest: { branchId: string; day: string };

  beforeAll(async () => {
    product = await startProduct({ FIRST_ADMIN: ADMIN });
    const environment = { ...bareEnvironment(), DATABASE_URL: product.databaseUrl };
    const words = [SEED, '--customers', String(CUSTOMERS)];
    await promisify(execFile)(process.execPath, words, { env: environment });
    other = await product.signIn(ADMIN);
    const { branch, trucks, people } = await givenCompany(other);
    [mover, seller] = [
      await product.signIn('mover@emma.test'),
      await product.signIn('sales@emma.test'),
    ];
    const day = addDays(localDateOf(new Date(), branch.timezone), -3);
    const truck = trucks[0]?._id ?? '';
    job = await bookMove(seller, { branchId: branch._id, day, truck });
    const seat = { mover: people.mover._id, truck, position: 1 };
    expect((await other.post(`assignment/mover/${branch._id}/${day}`, seat)).status).toBe(200);
    const database = new pg.Client({ connectionString: product.databaseUrl });
    await database.connect();
    ({
      rows: [busiest = { branchId: '', day: '' }],
    } = await database.query<typeof busiest>(BUSIEST));
    await database.end();
  }, 240_000);
  afterAll(() => product?.stop());

  /** Asks at an even pace as long as it is wanted, whether there are answers or not. */
  async function measure(isWanted: (asked: number) => boolean): Promise<Medians> {
    const times = { list: [] as number[], health: [] as number[] };
    const timed = async (call: () => Promise<{ status: number }>): Promise<number> => {
      const began = performance.now();
      expect((await call()).status).toBe(200);
      return performance.now() - began;
    };
    const health = async () => {
      const answer = await fetch(`${product.origin}/healthcheck`);
      await answer.arrayBuffer();
      return answer;
    };
    const list = () => other.get('customer', { query: { search: 'smith' } });
    const waiting: Promise<void>[] = [];
    for (let asked = 0; isWanted(asked); asked += 1) {
      waiting.push(timed(health).then((took) => void times.health.push(took)));
      waiting.push(timed(list).then((took) => void times.list.push(took)));
      await wait(EVERY_MS);
    }
    await Promise.all(waiting);
    return { asked: times.list.length, list: median(times.list), health: median(times.health) };
  }

  /** What the flood was answered, and the others before and meanwhile. */
  async function flood(kind: string, by: ApiClient, about: object = {}) {
    await measure((asked) => asked < ASKED_BEFORE);
    const before = await measure((asked) => asked < ASKED_BEFORE);
    const words = [FLOOD, kind, product.origin, by.token ?? '', JSON.stringify(about)];
    const child = endsWithUs(
      spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] }),
    );
    let told = '';
    child.stdout?.on('data', (chunk: Buffer) => (told += chunk.toString()));
    let isOver = false;
    void once(child, 'exit').then(() => (isOver = true));
    const meanwhile = await measure(() => !isOver);
    say(kind, before, meanwhile, told.trim());
    for (const what of ['list', 'health'] as const) {
      const atMost = Math.max(AT_MOST, TIMES_AS_LONG * before[what]);
      expect([kind, what, meanwhile[what] < atMost]).toEqual([kind, what, true]);
    }
    return JSON.parse(told) as Record<string, number>;
  }

  it('are answered soon under 15,000 stamps of one job', async () => {
    const answers = await flood('stamps', mover, job);
    expect(
      Object.keys(answers).filter((status) => !['200', '409', '429'].includes(status)),
    ).toEqual([]);
  }, 120_000);

  it('are answered soon under 40,000 live messages', async () => {
    expect(await flood('messages', mover)).toEqual({ 'io server disconnect': 20 });
  }, 120_000);

  it('are answered soon under 60 slot searches', async () => {
    const { branchId, day: from } = busiest;
    const { body: yard } = await other.get<BranchView>(`branch/${branchId}`);
    const planning = `branch/${branchId}/planning`;
    const { version } = (await other.get<{ version: number }>(planning)).body;
    expect((await other.put(planning, { version, directLegs: true })).status).toBe(200);
    const near = (miles: number) => ({
      latitude: (yard.latitude ?? 0) + miles / 69,
      longitude: yard.longitude,
    });
    const search = { branchId, from, days: 30, duration: 4, stops: [near(3), near(5)] };
    const answers = await flood('searches', seller, search);
    expect(answers['429']).toBeGreaterThan(0);
    expect((answers['200'] ?? 0) + (answers['429'] ?? 0)).toBe(60);
  }, 120_000);
});

/** The run's standard output is jest's. */
function say(kind: string, before: Medians, meanwhile: Medians, answers: string): void {
  const shown = (what: 'list' | 'health'): string =>
    `${what} ${before[what].toFixed(1)} → ${meanwhile[what].toFixed(1)} ms (× ${(meanwhile[what] / before[what]).toFixed(1)})`;
  const load = loadavg()[0]?.toFixed(1);
  process.stderr.write(
    `${kind}: ${shown('list')}, ${shown('health')}, asked ${meanwhile.asked} times; load ${load}; ${answers}\n`,
  );
}

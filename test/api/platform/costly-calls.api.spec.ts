import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SeedCompany } from '../../../src/app/seed/seed-company.js';
import { SeedModule } from '../../../src/app/seed/seed.module.js';
import { Db } from '#platform/database/db.js';
import { COSTLY } from '#platform/http/costly-calls.js';
import { PersonLimits } from '#platform/http/person-limits.js';
import type { PersonLimit } from '#platform/http/person-limits.js';
import type { ApiClient } from '../../support/api/api-client.js';
import { StatementRecorder } from '../../support/api/record-statements.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';
import { givenWorld } from '../../support/fuzz/given-world.js';
import type { World } from '../../support/fuzz/given-world.js';
import { pagesRead } from './pages-read.js';
import { callsOf, GoodCalls } from './good-calls.js';
import type { DocumentedCall } from './good-calls.js';
import { REFUSED_CALLS } from './refused-calls.js';
import { itAtNight } from '../../support/thorough.js';

/** What a call may take that has no limit: statements, pages of 8 kB that PostgreSQL reads, bytes of its answer. */
const CHEAP = { statements: 45, pages: 500, bytes: 65_536 };
/** They take pictures, which side processes read: those have a limit of their own. */
const PICTURES = /^PUT (company\/logo|employee\/\{id\}\/picture)$/;

const BUSIEST = `
  select branch_id as "branchId", activity_day::text as day from moves.v_activity
  where activity_day >= now() group by 1, 2 order by count(*) desc limit 1`;
const COPYING = `
  select count(*)::int as count from pg_stat_activity
  where datname = current_database() and query ilike 'copy (%' and state = 'active'`;

describe('the calls of one person', () => {
  let api: TestApi;
  let admin: ApiClient;
  let world: World;
  let recorder: StatementRecorder;
  let calls: DocumentedCall[];
  let busiest: { branchId: string; day: string };

  beforeAll(async () => {
    recorder = StatementRecorder.start();
    api = await startTestApi({ modules: [SeedModule] });
    // Who waits is answered, however slow the machine is.
    api.get(PersonLimits).longestWaitMs = 60_000;
    await api.get(SeedCompany).load({ customers: 1_000 });
    admin = api.as('admin');
    world = await givenWorld(admin);
    [busiest = { branchId: '', day: '' }] = await api.get(Db).query<typeof busiest>(BUSIEST);
    calls = await callsOf(api.anonymous);
  });
  afterAll(async () => {
    await api?.close();
    recorder.stop();
  });

  /** Asks for all of them in one go on one connection, which ends with the last answer. */
  function ask(...paths: string[]): Socket {
    const { hostname, port } = new URL(api.origin);
    const head = `Host: ${hostname}\r\nAuthorization: Bearer ${admin.token}`;
    const socket = connect(Number(port), hostname);
    paths.forEach((path, place) => {
      const last = place === paths.length - 1 ? 'Connection: close\r\n' : '';
      socket.write(`GET /api/v3/${path} HTTP/1.1\r\n${head}\r\n${last}\r\n`);
    });
    return socket;
  }

  it('are listed with their limits in docs/limits.md, those that are costly', () => {
    const listed = readFileSync('docs/limits.md', 'utf8')
      .split('## Costly calls')[1]
      ?.split('\n## ')[0]
      ?.match(/^\| `.*$/gm);
    const lines = Object.values<PersonLimit>(COSTLY).map(({ name, turns, calls: aMinute }) => {
      const own = calls.filter(({ limit }) => limit === name).map((call) => `\`${call.name}\``);
      const { atOnce, waiting } = turns ?? {};
      const most = aMinute?.toLocaleString('en') ?? 'by address';
      return `| ${own.join(', ')} | ${atOnce} | ${waiting} | ${most} |`;
    });
    expect(listed).toEqual(lines);
  });

  itAtNight('are cheap by measure, all that have no limit', async () => {
    const good = new GoodCalls(admin, world, busiest);
    const found: string[] = [];
    const always = Object.values(COSTLY).filter((one) => !('concerns' in one) || !one.concerns);
    const isLimited = ({ limit }: DocumentedCall): boolean =>
      always.some(({ name }) => name === limit);
    const unlimited = calls.filter((call) => !isLimited(call) && !PICTURES.test(call.name));
    const refused: string[] = [];
    for (const call of unlimited) {
      for (const answer of await good.make(call)) {
        const { status, body } = answer;
        if (status >= 400) refused.push(`${call.name}: ${(body as { code?: string }).code}`);
        const sent = recorder.sentBy(answer);
        const pages = await pagesRead(api, sent);
        const bytes = Buffer.byteLength(JSON.stringify(body) ?? '');
        const isCheap =
          sent.length <= CHEAP.statements && pages <= CHEAP.pages && bytes <= CHEAP.bytes;
        if (!isCheap)
          found.push(`${call.name}: ${sent.length} statements, ${pages} pages, ${bytes} bytes`);
      }
    }
    expect(refused.toSorted()).toEqual(REFUSED_CALLS);
    expect(found).toEqual([]);
    expect(unlimited.length).toBeGreaterThan(100);
    expect(unlimited.map(({ name }) => name)).toEqual(expect.arrayContaining(good.searched));
  });

  it('wait for each other, and are refused when very many come at once: 60 slot searches', async () => {
    const { day: from, branchId } = busiest;
    const search = { branchId, from, days: 14, duration: 4, truckCount: 1 };
    let found = 0;
    const searches = Array.from({ length: 60 }, async () => {
      const answer = await admin.post<{ code?: string; message?: string }>('slots', search);
      if (answer.status === 200) found += 1;
      return answer;
    });
    const { atOnce, waiting } = COSTLY.slots.turns!;
    expect((await api.as('sales').get('customer')).status).toBe(200);
    // Others are answered before the searches are through.
    expect(found).toBeLessThan(atOnce + waiting);
    const answers = await Promise.all(searches);
    const of = (status: number) => answers.filter((one) => one.status === status);
    expect(of(200).length).toBeGreaterThanOrEqual(atOnce + waiting);
    expect(of(429).length).toBe(60 - of(200).length);
    expect(of(429)[0]?.body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: COSTLY.slots.message,
    });
    expect(of(429)[0]?.headers.get('retry-after')).toBe('1');
    expect((await admin.post('slots', search)).status).toBe(200);
  });

  it.each([
    ['visitor', () => api.anonymous, 'booking/availability?zip=73103&duration=4&days=90'],
    ['person', () => admin, () => `movemanager/day_view/${busiest.day}/${busiest.branchId}`],
  ] as const)('keep nobody waiting, however many one %s makes at once', async (_who, as, call) => {
    const path = typeof call === 'string' ? call : call();
    const list = () => api.as('sales').get('customer?size=15');
    /** Which share of the time that all of them take the other person waits. */
    const share = async (): Promise<number> => {
      const start = performance.now();
      const calls = Promise.all(Array.from({ length: 60 }, () => as().get(path)));
      // The first may come before most of them have.
      const answers = [await list(), await list()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const otherWaited = performance.now() - start;
      expect(new Set((await calls).map(({ status }) => status))).toEqual(new Set([200]));
      return otherWaited / (performance.now() - start);
    };
    // Who is behind all of them waits as long as they take, each time; a machine that does other work may do so once.
    let least = await share();
    for (let again = 0; again < 2 && least >= 0.8; again += 1) least = await share();
    expect(least).toBeLessThan(0.8);
  });

  it('give their turns back when a client leaves that has sent many in one go', async () => {
    const { day: start } = busiest;
    const report = `reports/moves/figures?start=${start}&end=${start}`;
    const leaving = ask(...Array.from({ length: 12 }, () => report));
    await once(leaving, 'readable');
    leaving.destroy();
    const others = Array.from({ length: 3 }, () => admin.get(report));
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('hold no connection of the database while an export is read slowly', async () => {
    // More than the sockets between them take at once.
    await api.get(Db).query(`update customers.customer set referred_by = repeat('x', 6000)`);
    const slow = ask('customer/export');
    let bytes = 0;
    for (; bytes < 100_000; bytes += (slow.read() as Buffer | null)?.length ?? 0) {
      await once(slow, 'readable');
    }
    const copying = async (): Promise<number | undefined> =>
      (await api.get(Db).query<{ count: number }>(COPYING))[0]?.count;
    for (let looks = 0; looks < 200 && (await copying()) !== 0; looks += 1) await wait(25);
    expect(await copying()).toBe(0);
    for await (const chunk of slow as AsyncIterable<Buffer>) bytes += chunk.length;
    expect(bytes).toBeGreaterThan(5_000_000);
  });
});

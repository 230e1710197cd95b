import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { endsWithUs } from '../../scripts/lib/ends-with-us.mjs';
import { createEmptyDatabase } from '../support/api/test-database.js';
import type { TestDatabase } from '../support/api/test-database.js';
import { bareEnvironment, endProgram, freePort } from '../support/product/server-process.js';
import { signInAs } from '../support/product/sign-in-as.js';
import { itAtNight } from '../support/thorough.js';

const SERVER = resolve(import.meta.dirname, '../../dist/server/main.js');
const LIMIT_MS = 120_000;
const ADMIN = 'first@emma.test';
const LATER = 'insert into emma_migration (timestamp, name) values (9795000000001, $1)';

/** What a server answers at one moment; undefined: nobody listens. */
interface Moment {
  alive: number;
  ready: { status: number; body: Record<string, unknown> };
  call: { status: number; code: unknown; retryAfter: string | null };
  page: { status: number; html: string };
}

describe('a start on a database in which nothing is', () => {
  let database: TestDatabase;
  let dataDir: string;
  let server: ChildProcess | undefined;
  let said: string;
  let origin: string;

  beforeEach(async () => {
    database = await createEmptyDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'emma-first-'));
  });
  afterEach(async () => {
    if (server) await endProgram(server, 'SIGKILL');
    await database?.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(settings: Record<string, string> = {}): Promise<void> {
    const port = String(await freePort());
    origin = `http://127.0.0.1:${port}`;
    const env = {
      ...{ ...bareEnvironment(), DATABASE_URL: database.url, DATA_DIR: dataDir },
      ...{ PORT: port, HOST: '127.0.0.1', PUBLIC_URL: origin, DEMO: 'off', ...settings },
    };
    const child = endsWithUs(
      spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'ignore'] }),
    );
    said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    server = child;
  }

  async function moment(): Promise<Moment | undefined> {
    try {
      const html = { headers: { accept: 'text/html' } };
      const ready = await fetch(`${origin}/healthcheck/ready`);
      const readiness = (await ready.json()) as Record<string, unknown>;
      const call = await fetch(`${origin}/api/v3/client-config`);
      const refusal = (await call.json()) as { code?: unknown };
      const page = await fetch(`${origin}/emma`, html);
      return {
        alive: (await fetch(`${origin}/healthcheck`)).status,
        ready: { status: ready.status, body: readiness },
        call: {
          ...{ status: call.status, code: refusal.code },
          retryAfter: call.headers.get('retry-after'),
        },
        page: { status: page.status, html: await page.text() },
      };
    } catch {
      return undefined;
    }
  }

  /** Every moment until the server is as `ends` wants it, without those before anybody listened. */
  async function watch(ends: (moment: Moment) => boolean): Promise<(Moment | undefined)[]> {
    const moments: (Moment | undefined)[] = [];
    const end = Date.now() + LIMIT_MS;
    while (Date.now() < end) {
      const now = await moment();
      if (now || moments.length > 0) moments.push(now);
      if (now && ends(now)) return moments;
      await sleep(10);
    }
    throw new Error(`Waited in vain: ${JSON.stringify(moments.at(-1))} ${said.slice(-2_000)}`);
  }

  /** Where the health port is asked, whether anybody takes calls is asked as well. */
  async function watchBeside(healthPort: number): Promise<[unknown, boolean][]> {
    const moments: [unknown, boolean][] = [];
    const health = `http://127.0.0.1:${healthPort}/healthcheck/ready`;
    for (const end = Date.now() + LIMIT_MS; Date.now() < end; await sleep(10)) {
      const taken = await fetch(`${origin}/api/v3/client-config`).then(
        ({ status }) => status === 200,
        () => false,
      );
      const answer = await fetch(health).catch(() => undefined);
      if (answer) moments.push([await answer.json(), taken]);
      if (answer?.ok) return moments;
    }
    throw new Error(`Waited in vain: ${said.slice(-2_000)}`);
  }

  const isReady = ({ ready, call }: Moment): boolean => ready.status === 200 && call.status === 200;

  it('is heard of from the first moment, says how far it is, and hands over without a gap', async () => {
    await start({ FIRST_ADMIN: ADMIN, LOG_FORMAT: 'text' });
    const moments = await watch(isReady);
    expect(moments).not.toContain(undefined);
    expect(moments.every((one) => one?.alive === 200)).toBe(true);
    expect(moments[0]).toMatchObject({
      ready: {
        status: 503,
        body: {
          ...{ database: 'down', queue: 'down', presence: 'down' },
          progress: expect.any(Number),
          message: expect.stringMatching(/ \(\d+%\)\.$/),
        },
      },
      call: { status: 503, code: 'SERVICE_UNAVAILABLE', retryAfter: '2' },
      page: { status: 503, html: expect.stringContaining('Emma is getting ready') },
    });
    const last = moments.at(-1);
    expect(last?.ready.body).toEqual({ database: 'up', queue: 'up', presence: 'up' });
    expect(said).toContain(`Emma is ready: ${origin}`);
    expect(said.split('\n').length).toBeLessThan(20);
    expect(said).not.toMatch(/^\{/m);
    const admin = await signInAs(origin, ADMIN);
    expect((await admin.get('branch')).status).toBe(200);
  });

  itAtNight(
    'takes no call before it is ready where others serve, and says how far it is at a port of its own',
    async () => {
      const healthPort = await freePort();
      const shared = { REDIS_URL: process.env['TEST_REDIS_URL'] ?? '', REDIS_PREFIX: 'first' };
      await start({ ...shared, HEALTH_PORT: String(healthPort) });
      const moments = await watchBeside(healthPort);
      expect(moments[0]).toEqual([
        expect.objectContaining({ database: 'down', progress: expect.any(Number) }),
        false,
      ]);
      expect(moments.at(-1)?.[0]).toEqual({ database: 'up', queue: 'up', presence: 'up' });
      expect((await fetch(`${origin}/api/v3/client-config`)).status).toBe(200);
      expect((await fetch(`${origin}/healthcheck/ready`)).status).toBe(200);
      const refused = moments.filter(([, taken]) => !taken).length;
      expect(refused).toBeGreaterThanOrEqual(moments.length - 1);
    },
  );

  itAtNight('is not ready on the schema of a newer release, and says why', async () => {
    await start();
    await watch(isReady);
    const client = new pg.Client(database.url);
    await client.connect();
    await client.query(LATER, ['OfTomorrow9795000000001']);
    await client.end();
    const sentence =
      'The database belongs to a newer release, whose change OfTomorrow9795000000001 this one does not know: start the newer release.';
    const unfit = ({ ready }: Moment): boolean => ready.body['message'] === sentence;
    const found = (await watch(unfit)).at(-1);
    expect(found?.ready).toEqual({
      status: 503,
      body: { database: 'up', queue: 'up', presence: 'up', schema: 'down', message: sentence },
    });
    expect(said).toContain(sentence);

    if (server) await endProgram(server, 'SIGKILL');
    await start();
    const waiting = (await watch(unfit)).at(-1);
    expect(waiting?.ready.status).toBe(503);
    expect(waiting?.call).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(said).toContain(sentence);
  });
});

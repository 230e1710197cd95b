import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { copyCsv } from '#platform/csv/copy-csv.js';
import { isUnavailable } from '#platform/database/is-unavailable.js';
import { withStatementTimeout } from '#platform/database/statement-timeout.js';
import { isOutOfTime } from '#platform/database/pg-error.js';
import { poolOptions } from '#platform/database/pool-options.js';
import { SharedLines } from '#platform/database/shared-lines.js';
import { withoutLimits } from '#platform/database/without-limits.js';

const ANSWER_MS = 300;
const LONGER = 'select pg_sleep(0.6)';
const LIMITS = { connectMs: 500, answerMs: ANSWER_MS, jobMs: 1_000 };

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a database that says nothing', () => {
  const pools: pg.Pool[] = [];
  const open = (connectionString = process.env['TEST_DATABASE_URL']): pg.Pool => {
    const pool = new pg.Pool({ connectionString, max: 2, ...poolOptions(LIMITS) });
    pool.on('error', () => undefined);
    pools.push(pool);
    return pool;
  };
  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.end()));
  });
  const silent = createServer((socket) => socket.resume());
  afterAll(() => new Promise((done) => silent.close(done)));

  it('is given up, and asked again over another connection', async () => {
    const pool = open();
    expect(isUnavailable(await faultOf(pool.query(LONGER)))).toBe(true);
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    expect(pool.totalCount).toBe(1);
  });

  it('is given up although others keep sending on the same connection, whatever they wait for', async () => {
    const { url, freeze, end } = await behindProxy();
    const pool = open(url);
    const lines = new SharedLines(() => pool, 'sessions');
    const ask = () => faultOf(lines.query({ text: 'select 1', values: [] }));
    expect(await ask()).toBeUndefined();
    freeze();
    const faults: unknown[] = [];
    const asked: Promise<unknown>[] = [];
    while (faults.length === 0 && asked.length < 60) {
      const answer = asked.length % 2 ? ask() : withStatementTimeout(0, ask);
      asked.push(answer.then((fault) => faults.push(fault)));
      await setTimeout(50);
    }
    const inTime = faults.length;
    end();
    await Promise.all(asked);
    expect(inTime).toBeGreaterThan(0);
    expect(faults.every(isUnavailable)).toBe(true);
  });

  it('is not waited for by who wants a connection', async () => {
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
    const { port } = silent.address() as AddressInfo;
    const nobody = open(`postgres://nobody:x@127.0.0.1:${port}/none`);
    expect(isUnavailable(await faultOf(nobody.query('select 1')))).toBe(true);
    const pool = open();
    const taken = await Promise.all([pool.connect(), pool.connect()]);
    expect(isUnavailable(await faultOf(pool.query('select 1')))).toBe(true);
    for (const client of taken) client.release();
  });

  it('is waited for by work that may take longer, until the server gives it up', async () => {
    const pool = open();
    const asked = withStatementTimeout(5_000, () => pool.query(LONGER));
    expect((await asked).rowCount).toBe(1);
    const long = withStatementTimeout(5_000, () => pool.query('select pg_sleep(3)'));
    expect(isOutOfTime(await faultOf(long))).toBe(true);
    const free = withoutLimits(pool, (client) => client.query('select pg_sleep(1.2)'));
    expect((await free).rowCount).toBe(1);
  });

  it('breaks a stream of rows with its connection, not the process', async () => {
    const pool = open();
    const columns = [{ head: 'Number', sql: 'n' }];
    const from = `from generate_series(1, 3000000) n, pg_backend_pid() pid`;
    const stream = copyCsv(pool, { columns, from, values: [] }, 60_000);
    const read = async (): Promise<void> => {
      let isEnded = false;
      for await (const { rows } of stream) {
        if (rows > 0 && !isEnded) await endOthers();
        isEnded = rows > 0;
      }
    };
    expect(isUnavailable(await faultOf(read()))).toBe(true);
  });

  /** The real database until it freezes: it takes everything and answers nothing, as a hung host. */
  async function behindProxy(): Promise<{ url: string; freeze: () => void; end: () => void }> {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
    const [host, port] = [url.hostname, Number(url.port)];
    const sockets: Socket[] = [];
    let isFrozen = false;
    const proxy = createServer((client) => {
      const server = connect(port, host);
      for (const socket of [client, server]) socket.on('error', () => undefined);
      sockets.push(client, server);
      client.on('data', (sent) => server.write(sent));
      client.on('close', () => server.destroy());
      server.on('data', (answer) => isFrozen || client.write(answer));
    });
    await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
    url.host = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const end = (): void => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    };
    return { url: url.href, freeze: () => void (isFrozen = true), end };
  }

  async function endOthers(): Promise<void> {
    const admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    const sql = `select pg_terminate_backend(pid) from pg_stat_activity where query like $1`;
    await admin.query(sql, ['copy (select n from generate_series(1, 3000000)%']);
    await admin.end();
  }
});

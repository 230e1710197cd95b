import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { poolOptions } from '#platform/database/pool-options.js';
import { SharedLines } from '#platform/database/shared-lines.js';

const LIMITS = { connectMs: 5_000, answerMs: 20_000, jobMs: 20_000 };
const OWN = { name: 'own', text: 'select $1::int as n, pg_backend_pid() as pid' };

describe('short reads that share connections', () => {
  let pool: pg.Pool;
  let lines: SharedLines;
  const ask = (n: number) => lines.query({ ...OWN, values: [n] });

  /** With what is not used anymore. */
  const allBack = async (): Promise<void> => {
    while (pool.idleCount < pool.totalCount) await setTimeout(20);
  };

  beforeAll(() => {
    const connectionString = process.env['TEST_DATABASE_URL'];
    pool = new pg.Pool({ connectionString, max: 20, ...poolOptions(LIMITS) });
    pool.on('error', () => undefined);
    lines = new SharedLines(() => pool, 'reads');
  });
  afterAll(() => pool.end());

  it('get each its own answer, many over a few connections, which go back to the pool', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => ask(n)));
    const rows = answers.map(([row]) => row as { n: number; pid: number });
    expect(rows.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, n) => n));
    expect(new Set(rows.map(({ pid }) => pid)).size).toBeLessThanOrEqual(8);
    await allBack();
  });

  it('leave half of the pool to others, however many they are', async () => {
    const asked = Array.from({ length: 40 }, (_, n) => ask(n));
    expect(pool.totalCount).toBeLessThanOrEqual(10);
    await Promise.all(asked);
    await allBack();
  });

  it('do not hold up the check of sessions while they wait for a lock', async () => {
    const sessions = new SharedLines(() => pool, 'sessions');
    const lock = await pool.connect();
    await lock.query('begin; select pg_advisory_xact_lock(7)');
    const text = 'select pg_advisory_xact_lock_shared(7)';
    const waiting = Array.from({ length: 12 }, () => lines.query({ text, values: [] }));
    const checks = Array.from({ length: 12 }, () =>
      sessions.query({ text: 'select 1', values: [] }),
    );
    await Promise.all(checks);
    const connections = pool.totalCount;
    await lock.query('commit');
    lock.release();
    await Promise.all(waiting);
    await allBack();
    expect(connections).toBeLessThanOrEqual(9);
  });

  it('fail alone', async () => {
    const wrong = { text: 'select 1 / $1::int', values: [0] };
    const asked = [ask(1), lines.query(wrong), ...[2, 3, 4, 5, 6, 7].map(ask)];
    const ends = await Promise.allSettled(asked);
    expect(ends.map(({ status }) => status === 'rejected')).toEqual([
      false,
      true,
      ...Array.from({ length: 6 }, () => false),
    ]);
  });

  it('fail alone, and once, where a value cannot be sent', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    for (const wrong of [
      { ...OWN, values: [circular] },
      { text: OWN.text, values: [circular] },
    ]) {
      const asked = [ask(1), ...Array.from({ length: 24 }, (_, n) => [lines.query(wrong), ask(n)])];
      const ends = await Promise.allSettled(asked.flat());
      const fails = ends.map(({ status }) => status === 'rejected');
      expect(fails).toEqual(asked.flat().map((_, place) => place > 0 && place % 2 === 1));
      await allBack();
    }
  });

  it('are asked over another connection once one is lost', async () => {
    const lost = await Promise.allSettled(
      Array.from({ length: 8 }, () =>
        lines.query({ text: 'select pg_terminate_backend(pg_backend_pid())', values: [] }),
      ),
    );
    expect(lost.every(({ status }) => status === 'rejected')).toBe(true);
    expect(await ask(9)).toEqual([expect.objectContaining({ n: 9 })]);
    await allBack();
  });
});

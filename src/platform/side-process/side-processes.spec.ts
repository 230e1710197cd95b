import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@jest/globals';
import { TaskStopped } from './task-stopped.js';
import { SideProcesses, type SideProcessOptions } from './side-processes.js';
import type { OddTask } from '../testing/odd-process.js';

const ENTRY = new URL('../testing/odd-process.js', import.meta.url);
/** Long enough for a busy machine. */
const LIMITS = { timeMs: 1_500, memoryMb: 64, waiting: 20 };
const A_LOT = 600_000;
const STARTER = new URL('../testing/start-and-be-busy.ts', import.meta.url);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    // A killed process stays in the process table if nobody waits for it; only Linux shows that.
    return (
      !existsSync(`/proc/${pid}/stat`) || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    );
  } catch {
    return false;
  }
}

describe('SideProcesses', () => {
  const pools: SideProcesses<OddTask, string>[] = [];
  const poolOf = (processes: number, over: Partial<SideProcessOptions> = {}) => {
    const pool = new SideProcesses<OddTask, string>(ENTRY, { ...LIMITS, ...over, processes });
    pools.push(pool);
    return pool;
  };
  afterAll(() => pools.forEach((pool) => pool.close()));

  it('answers, with the same process again, without the settings of this one', async () => {
    const pool = poolOf(1);
    const first = await pool.run({ kind: 'tell' }, 'a');
    expect(await pool.run({ kind: 'tell' }, 'b')).toBe(first);
    expect(await pool.run({ kind: 'settings' }, 'b')).toBe('');
  });

  it('passes on what a task threw, and goes on', async () => {
    const pool = poolOf(1);
    const first = await pool.run({ kind: 'tell' }, 'a');
    await expect(pool.run({ kind: 'throw' }, 'a')).rejects.toThrow('No such luck');
    expect(await pool.run({ kind: 'tell' }, 'a')).toBe(first);
  });

  it('stops a task that never ends and one that takes all the memory, and takes new processes', async () => {
    const pool = poolOf(1);
    const first = await pool.run({ kind: 'tell' }, 'a');
    await expect(pool.run({ kind: 'forever' }, 'a')).rejects.toMatchObject(new TaskStopped('time'));
    const second = await pool.run({ kind: 'tell' }, 'a');
    const hungry = poolOf(1, { timeMs: 60_000 });
    await expect(hungry.run({ kind: 'hoard' }, 'a')).rejects.toMatchObject({ lacked: 'memory' });
    expect(await hungry.run({ kind: 'tell' }, 'a')).not.toBe(second);
    expect(second).not.toBe(first);
  });

  it('counts what a task takes of processors, not what it waits for', async () => {
    const pool = poolOf(1, { timeMs: A_LOT, cpuMs: 500 });
    expect(await pool.run({ kind: 'wait' }, 'a')).toBe('waited');
    await expect(pool.run({ kind: 'forever' }, 'a')).rejects.toMatchObject(new TaskStopped('time'));
  });

  it('passes on what a task has so far, and stops it for whoever loses interest', async () => {
    const pool = poolOf(1, { timeMs: 60_000 });
    const interest = new AbortController();
    const heard: string[] = [];
    const hear = (soFar: string): void => {
      heard.push(soFar);
      interest.abort(new Error('aborted, nobody looks anymore'));
    };
    const { signal } = interest;
    const first = pool.run({ kind: 'almost' }, 'a', { hear, signal });
    await expect(first).rejects.toThrow('aborted');
    expect(heard).toEqual(['half of it']);
    const later = pool.run({ kind: 'tell' }, 'a', { signal });
    await expect(later).rejects.toThrow('aborted');
    expect(await pool.run({ kind: 'tell' }, 'a')).toContain('process');
  });

  it('lets who has nothing under way go before who has', async () => {
    const pool = poolOf(1);
    const ended: string[] = [];
    const run = (lane: string) => pool.run({ kind: 'tell' }, lane).then(() => ended.push(lane));
    // All wait for the one process; when it is free, nobody has anything running, so they go by
    // arrival.
    await Promise.all([run('a'), run('a'), run('b')]);
    expect(ended).toEqual(['a', 'a', 'b']);
    const pair = poolOf(2, { timeMs: 60_000 });
    const long = pair.run({ kind: 'forever' }, 'a').catch(() => 'stopped');
    const order: string[] = [];
    const then = (lane: string) => pair.run({ kind: 'tell' }, lane).then(() => order.push(lane));
    await Promise.all([then('x'), then('a'), then('a'), then('b')]);
    expect(order).toEqual(['x', 'b', 'a', 'a']);
    pair.close();
    expect(await long).toBe('stopped');
  });

  it('ends with the process that started it, however busy it is', async () => {
    const start = fork(fileURLToPath(STARTER), {
      execArgv: [
        '--conditions=emma-source',
        '--import',
        new URL('../testing/read-typescript.mjs', import.meta.url).href,
      ],
    });
    const [pid] = (await once(start, 'message')) as [number];
    start.kill('SIGKILL');
    await once(start, 'exit');
    for (let waited = 0; isAlive(pid); waited += 50) {
      if (waited > 30_000) throw new Error('It goes on');
      await setTimeout(50);
    }
  });

  it('refuses what more would wait than may', async () => {
    const pool = poolOf(1, { waiting: 1 });
    const both = [pool.run({ kind: 'tell' }, 'a'), pool.run({ kind: 'tell' }, 'a')];
    await expect(pool.run({ kind: 'tell' }, 'b')).rejects.toMatchObject({ kind: 'unavailable' });
    await Promise.all(both);
  });
});

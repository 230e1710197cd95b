import { describe, expect, it } from '@jest/globals';
import type { Db } from '../database/db.js';
import { HealthProbes } from './health-probes.js';

describe('HealthProbes', () => {
  it('asks a service that has not answered yet only once', async () => {
    const probes = new HealthProbes({ query: () => Promise.resolve([]) } as unknown as Db);
    let asked = 0;
    let answer = (): void => undefined;
    probes.add('slow', () => {
      asked += 1;
      return new Promise<void>((resolve) => (answer = resolve));
    });
    const states = [probes.states(), probes.states()];
    expect(asked).toBe(1);
    answer();
    expect(await Promise.all(states)).toEqual([
      { database: 'up', slow: 'up' },
      { database: 'up', slow: 'up' },
    ]);
    const later = probes.states();
    expect(asked).toBe(2);
    answer();
    await later;
  });

  it('waits for a service that hangs once, and says at once that it is away until it answers', async () => {
    const probes = new HealthProbes(answering);
    let answer = (): void => undefined;
    probes.add('queue', () => new Promise<void>((resolve) => (answer = resolve)));
    expect((await probes.states())['queue']).toBe('down');
    const began = performance.now();
    expect((await probes.states())['queue']).toBe('down');
    expect(performance.now() - began).toBeLessThan(500);
    answer();
    // A check goes on until its service answers, and the next one is a new one.
    await new Promise(setImmediate);
    const next = probes.states();
    answer();
    expect((await next)['queue']).toBe('up');
  });

  const answering = { query: () => Promise.resolve([]) } as unknown as Db;
  const silent = { query: () => Promise.reject(new Error('away')) } as unknown as Db;
  const away = () => Promise.reject(new Error('away'));
  const here = () => Promise.resolve();

  it('takes calls without what they can do without, and says so', async () => {
    const probes = new HealthProbes(answering);
    probes.add('queue', away);
    probes.add('presence', here);
    expect(await probes.readiness()).toEqual({
      isReady: true,
      body: { database: 'up', queue: 'down', presence: 'up', status: 'degraded' },
    });
  });

  it.each([
    ['its database', silent, () => undefined, { database: 'down', queue: 'down' }],
    [
      'a schema that it knows',
      answering,
      (probes: HealthProbes) => probes.object('schema', () => Promise.resolve('It is newer.')),
      { database: 'up', queue: 'down', schema: 'down', message: 'It is newer.' },
    ],
    [
      'a future',
      answering,
      (probes: HealthProbes) => probes.drain(),
      { database: 'down', queue: 'down' },
    ],
  ])('takes none without %s [R-OPS-1]', async (_what, db, lose, body) => {
    const probes = new HealthProbes(db);
    probes.add('queue', away);
    lose(probes);
    expect(await probes.readiness()).toEqual({ isReady: false, body });
  });
});

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
});

import { describe, expect, it } from '@jest/globals';
import { DelayedError } from 'bullmq';
import type { Job } from 'bullmq';
import type { DatabaseConfig } from '../database/database.config.js';
import type { JobMetrics } from './job-metrics.js';
import type { JobRegistry } from './job-registry.js';
import { JobRunner } from './job-runner.js';
import type { JobStates } from './job-states.js';

describe('JobRunner', () => {
  const delays: [number, string | undefined][] = [];
  const job = {
    id: 'job',
    moveToDelayed: (at: number, token?: string) => {
      delays.push([at - Date.now(), token]);
      return Promise.resolve();
    },
  } as unknown as Job;
  const runnerWhile = (fault: Error): JobRunner =>
    new JobRunner(
      {} as JobRegistry,
      { start: () => Promise.reject(fault) } as unknown as JobStates,
      {} as JobMetrics,
      { jobMs: 1_000 } as DatabaseConfig,
    );

  it('spends no attempt while the database is away', async () => {
    const away = Object.assign(new Error('away'), { code: 'ETIMEDOUT' });
    await expect(runnerWhile(away).run(job, 'token')).rejects.toThrow(DelayedError);
    expect(delays).toEqual([[expect.any(Number), 'token']]);
    expect(delays[0]?.[0]).toBeGreaterThan(0);
  });

  it('puts back what a queue hands out before its time', async () => {
    const states = { start: () => Promise.resolve(undefined), earlyBy: () => Promise.resolve(90) };
    const runner = new JobRunner(
      {} as JobRegistry,
      states as unknown as JobStates,
      {} as JobMetrics,
      { jobMs: 1_000 } as DatabaseConfig,
    );
    await expect(runner.run(job, 'token')).rejects.toThrow(DelayedError);
    expect(delays.at(-1)?.[0]).toBeGreaterThan(60);
  });

  it('counts every other fault', async () => {
    await expect(runnerWhile(new Error('broken')).run(job, 'token')).rejects.toThrow('broken');
  });
});

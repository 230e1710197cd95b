import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SeedCompany } from '../../../src/app/seed/seed-company.js';
import { SeedModule } from '../../../src/app/seed/seed.module.js';
import { Db } from '#platform/database/db.js';
import { JobCollector } from '#modules/ranges/training/job-collector.js';
import type { CollectedJob } from '#modules/ranges/domain/collected-job.js';
import { startTestApi } from '../../support/api/start-test-api.js';
import type { TestApi } from '../../support/api/start-test-api.js';

const LAST_DAY = `
  select (max(o.day) + 1)::text as day from moves.v_board_operation o where o.truck_id is not null`;

/** The middle of sorted figures, and how far the middle two thirds reach from it. */
function spreadOf(figures: readonly number[]): { middle: number; deviation: number } {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;
  return { middle: at(0.5), deviation: (at(0.841) - at(0.159)) / 2 };
}

describe('what the jobs of the seeded past teach', () => {
  let api: TestApi;
  let jobs: CollectedJob[];

  beforeAll(async () => {
    api = await startTestApi({ modules: [SeedModule] });
    await api.get(SeedCompany).load({ customers: 600 });
    const [last] = await api.get(Db).query<{ day: string }>(LAST_DAY);
    api.setTime(`${last?.day}T12:00:00Z`);
    await api.get(SeedCompany).load({ customers: 2_000 });
    jobs = await api.get(JobCollector).collect(new AbortController().signal);
  });
  afterAll(() => api?.close());

  // Ids are new each time: the bounds are five standard errors wide.
  it('is that work takes a little longer than estimated, with the spread of a good crew', () => {
    const used = jobs.filter(({ leftOut }) => leftOut === null);
    expect(used.length).toBeGreaterThan(150);
    const ratios = used.map(({ ratio }) => Math.log(ratio ?? NaN));
    const { middle, deviation } = spreadOf(ratios);
    expect(Math.abs(middle - 0.06)).toBeLessThan(0.08);
    expect(deviation).toBeGreaterThan(0.1);
    expect(deviation).toBeLessThan(0.24);
  });

  it('is next to never too far off to teach anything', () => {
    expect(jobs.filter(({ leftOut }) => leftOut === 'ratio').length).toBeLessThan(jobs.length / 50);
  });
});

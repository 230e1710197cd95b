import { describe, expect, it } from '@jest/globals';
import { scopeFor } from './model.js';
import { missOfModel, trainModel } from './train-model.js';
import type { KnownJob, UsedJob } from './train-model.js';

/** Ratios that differ, the same in every run. */
const jobs = (count: number, over: Partial<UsedJob> = {}): (UsedJob & KnownJob)[] =>
  Array.from({ length: count }, (_, index) => ({
    group: index % 2 === 0 ? 'house|level' : 'apartment|stairs',
    y: Math.log(0.8 + ((index * 7) % 20) / 40),
    branchId: 'a',
    month: '2027-03',
    activityId: `${index}`,
    ...over,
  }));

describe('a trained model', () => {
  it('of no jobs is the prior, and covers nothing', () => {
    const model = trainModel([]);
    expect(model).toMatchObject({ n: 0, p80: null, p90: null, miss: null, coverage: [] });
    expect(scopeFor(model, 'a').kind).toBe('prior');
    expect(model.company.pool).toHaveLength(19);
  });

  it('of one job judges it by the prior alone', () => {
    const model = trainModel(jobs(1));
    expect(model).toMatchObject({ n: 1, p80: 1, p90: 1 });
    expect(model.residuals).toEqual([jobs(1)[0]?.y]);
  });

  it('lets a branch speak for itself from 120 jobs on, and the company for others [R-RANGE-3]', () => {
    const model = trainModel([...jobs(120), ...jobs(119, { branchId: 'b' })]);
    expect(scopeFor(model, 'a')).toMatchObject({ kind: 'branch', scope: { n: 120 } });
    expect(scopeFor(model, 'b')).toMatchObject({ kind: 'company', scope: { n: 239 } });
    expect(model.residuals).toHaveLength(239);
  });

  it('covers about what it promises, by branch and month together too', () => {
    const model = trainModel([...jobs(300), ...jobs(100, { branchId: 'b', month: '2027-04' })]);
    expect(model.p80).toBeGreaterThan(0.75);
    expect(model.p80).toBeLessThan(0.85);
    const together = model.coverage.reduce((sum, { n, p80 }) => sum + n * p80, 0) / 400;
    expect(together).toBeCloseTo(model.p80 ?? NaN, 12);
    expect(model.coverage.map(({ branchId, month, n }) => [branchId, month, n])).toEqual([
      ['a', '2027-03', 300],
      ['b', '2027-04', 100],
    ]);
  });

  it('misses its own jobs less than one that learned from other jobs', () => {
    const own = trainModel(jobs(200));
    const others = trainModel(jobs(200, { y: Math.log(2) }));
    expect(missOfModel(others, [], jobs(200))).toBeGreaterThan(own.miss ?? NaN);
  });

  it('misses its jobs as one that learned from the same does [R-RANGE-5]', () => {
    const { miss, ...model } = trainModel(jobs(40));
    expect(missOfModel(model, jobs(40), jobs(40))).toBeCloseTo(miss ?? NaN, 12);
  });
});

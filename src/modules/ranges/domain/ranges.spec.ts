import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JOB_GROUPS } from '#modules/moves/contract/estimating.js';
import { hoursAt, inQuarters, rangeHours } from './hours.js';
import { trainScope } from './scope.js';

const group = fc.constantFrom(...JOB_GROUPS);
const ratio = fc.double({ min: 0.25, max: 4, noNaN: true });
const learned = fc.record({ group, y: ratio.map(Math.log) });
const scope = fc.array(learned, { maxLength: 150 }).map((jobs) => trainScope(jobs).scope);
const minutes = fc.double({ min: 0, max: 3_000, noNaN: true });
const basis = fc.record({ group, handlingMinutes: minutes, drivingMinutes: minutes });
const p = fc.double({ min: 0.5, max: 0.95, noNaN: true });
const shift = fc.double({ min: Math.log(0.75), max: Math.log(1.25), noNaN: true });

describe('the range of a job', () => {
  it('has P50 up to P80 up to P90, also in quarters [R-RANGE-4]', () => {
    fc.assert(
      fc.property(scope, basis, p, shift, (learnedScope, job, quantile, delta) => {
        const exact = rangeHours(learnedScope, job, quantile, delta);
        for (const { p50, p80, p90 } of [exact, inQuarters(exact)]) {
          expect(p50).toBeLessThanOrEqual(p80);
          expect(p80).toBeLessThanOrEqual(p90);
        }
        expect(inQuarters(exact).maximum).toBeGreaterThanOrEqual(exact.maximum - 1e-6);
      }),
    );
  });

  it('never falls as handling, driving or the asked share rise [R-RANGE-4]', () => {
    fc.assert(
      fc.property(scope, basis, p, minutes, (learnedScope, job, share, more) => {
        const hours = hoursAt(learnedScope, job, share);
        const longer = { ...job, handlingMinutes: job.handlingMinutes + more };
        const farther = { ...job, drivingMinutes: job.drivingMinutes + more };
        expect(hoursAt(learnedScope, longer, share)).toBeGreaterThanOrEqual(hours);
        expect(hoursAt(learnedScope, farther, share)).toBeGreaterThanOrEqual(hours);
        expect(hoursAt(learnedScope, job, 0.95)).toBeGreaterThanOrEqual(hours);
      }),
    );
  });

  it('moves by what its address took before', () => {
    const job = { group: 'house|level', handlingMinutes: 60, drivingMinutes: 0 };
    const { scope: prior } = trainScope([]);
    expect(hoursAt(prior, job, 0.5)).toBeCloseTo(1, 12);
    expect(hoursAt(prior, job, 0.5, Math.log(1.25))).toBeCloseTo(1.25, 12);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { buildingShift } from './building-shift.js';

const residuals = (minLength: number, maxLength = 60) =>
  fc.array(fc.double({ min: -1.4, max: 1.4, noNaN: true }), { minLength, maxLength });

describe('buildingShift', () => {
  it('is unknown below three jobs [R-PLACE-5]', () => {
    expect(buildingShift([])).toBeNull();
    expect(buildingShift([1, 1])).toBeNull();
    expect(buildingShift([0.11, 0.22, 0.33])).toBeCloseTo(0.06, 12);
  });

  it('stays between three and five quarters of the time [R-PLACE-5]', () => {
    expect(buildingShift(Array.from({ length: 20 }, () => 1.3))).toBe(Math.log(1.25));
    expect(buildingShift(Array.from({ length: 20 }, () => -1.3))).toBe(Math.log(0.75));
    fc.assert(
      fc.property(residuals(3), (jobs) => {
        const factor = Math.exp(buildingShift(jobs) ?? NaN);
        expect(factor).toBeGreaterThanOrEqual(0.75 - 1e-12);
        expect(factor).toBeLessThanOrEqual(1.25 + 1e-12);
      }),
    );
  });

  it('lies between no change and the mean of the jobs, in any order of them [R-PLACE-5]', () => {
    fc.assert(
      fc.property(residuals(3), (jobs) => {
        const shift = buildingShift(jobs) ?? NaN;
        const mean = jobs.reduce((sum, one) => sum + one, 0) / jobs.length;
        expect(Math.abs(shift)).toBeLessThanOrEqual(Math.abs(mean) + 1e-12);
        expect(shift * mean).toBeGreaterThanOrEqual(0);
        expect(buildingShift(jobs.toReversed())).toBeCloseTo(shift, 12);
      }),
    );
  });

  it('rises with each job [R-PLACE-5]', () => {
    fc.assert(
      fc.property(
        residuals(3),
        fc.nat(),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (jobs, at, more) => {
          const longer = jobs.map((one, index) => (index === at % jobs.length ? one + more : one));
          expect(buildingShift(longer)).toBeGreaterThanOrEqual(
            (buildingShift(jobs) ?? NaN) - 1e-12,
          );
        },
      ),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activityCosts } from './activity-costs.js';
import { asQuoted } from './as-quoted.js';
import { moveTotals } from './move-totals.js';

const input = fc.record({
  rateCents: fc.integer({ min: 0, max: 20_000 }),
  numMovers: fc.integer({ min: 0, max: 9 }),
  truckCount: fc.integer({ min: 1, max: 3 }),
  estHours: fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
  minTime: fc.integer({ min: 0, max: 60 }).map((quarters) => quarters / 4),
  tripFees: fc.array(fc.integer({ min: 0, max: 9_000 }), { maxLength: 3 }),
  packing: fc.array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 3 }),
});

describe('what is quoted', () => {
  it('is never less at most than at least, for a day and for all of them', () => {
    fc.assert(
      fc.property(fc.array(input, { minLength: 1, maxLength: 4 }), (days) => {
        const quoted = days.map((day) => asQuoted(activityCosts(day)));
        for (const costs of quoted) {
          expect(costs.estCost).toBeGreaterThanOrEqual(costs.estCostMin);
          expect(costs.estTotalCost).toBeGreaterThanOrEqual(costs.estTotalCostMin);
        }
        const { curTotalEstimate, curTotalEstimateMin } = moveTotals(quoted);
        expect(curTotalEstimate).toBeGreaterThanOrEqual(curTotalEstimateMin);
      }),
    );
  });

  it('is the estimate itself where that is no shorter than the minimum', () => {
    fc.assert(
      fc.property(input, (day) => {
        const costs = activityCosts({ ...day, estHours: day.minTime + day.estHours });
        expect(asQuoted(costs)).toEqual(costs);
      }),
    );
  });
});

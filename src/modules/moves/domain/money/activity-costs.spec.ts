import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { activityCosts, type CostInput, inDollars } from './activity-costs.js';

const input = (over: Partial<CostInput> = {}): CostInput => ({
  rateCents: 5500,
  numMovers: 2,
  truckCount: 1,
  estHours: 4,
  minTime: 2.5,
  tripFees: [],
  packing: [],
  ...over,
});
const cents = fc.nat(50_000);
const quarters = fc.nat(80).map((n) => n / 4);

describe('activity costs', () => {
  it('follow the formula of the product [R-MONEY-1]', () => {
    expect(activityCosts(input({ tripFees: [4500, 0], packing: [12_000], truckCount: 2 }))).toEqual(
      {
        moveRate: 5500,
        totalHourlyRate: 11_000,
        totalTripFees: 9000,
        totalPacking: 12_000,
        estCost: 53_000,
        estCostMin: 36_500,
        estTotalCost: 65_000,
        estTotalCostMin: 48_500,
      },
    );
  });

  it('are rounded half up once [R-MONEY-1]', () => {
    const costs = activityCosts(input({ rateCents: 5501, numMovers: 1, estHours: 2.25 }));
    expect(costs.estCost).toBe(12_377);
    expect(activityCosts(input({ rateCents: 33, numMovers: 1, estHours: 0.5 })).estCost).toBe(17);
  });

  it('are dollars with two decimals on the wire', () => {
    expect(inDollars(activityCosts(input({ rateCents: 5550, estHours: 2.25 }))).estCost).toBe(
      249.75,
    );
  });

  it('are whole cents, and the total exceeds the cost by the packing', () => {
    const anyInput = fc.record({
      rateCents: cents,
      numMovers: fc.integer({ min: 1, max: 12 }),
      truckCount: fc.integer({ min: 1, max: 4 }),
      estHours: quarters,
      minTime: quarters,
      tripFees: fc.array(cents, { maxLength: 6 }),
      packing: fc.array(cents, { maxLength: 6 }),
    });
    fc.assert(
      fc.property(anyInput, (one) => {
        const costs = activityCosts(one);
        return (
          Object.values(costs).every((value) => Number.isInteger(value)) &&
          costs.estTotalCost - costs.estCost === costs.totalPacking &&
          costs.estTotalCostMin - costs.estCostMin === costs.totalPacking &&
          (one.estHours < one.minTime || costs.estCost >= costs.estCostMin)
        );
      }),
    );
  });

  it('never fall when hours, movers, trucks, rate or fees rise', () => {
    const part = fc.record({
      rateCents: cents,
      numMovers: fc.integer({ min: 1, max: 12 }),
      truckCount: fc.integer({ min: 1, max: 4 }),
      estHours: quarters,
      minTime: quarters,
    });
    fc.assert(
      fc.property(part, part, fc.array(cents), (one, other, tripFees) => {
        const more = Object.fromEntries(
          Object.entries(one).map(([key, value]) => [
            key,
            Math.max(value, other[key as keyof typeof other]),
          ]),
        );
        const low = activityCosts(input({ ...one, tripFees }));
        const high = activityCosts(input({ ...one, ...more, tripFees }));
        return high.estTotalCost >= low.estTotalCost && high.estTotalCostMin >= low.estTotalCostMin;
      }),
    );
  });
});

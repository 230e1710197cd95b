import { describe, expect, it } from '@jest/globals';
import { moveTotals } from './move-totals.js';

describe('move totals', () => {
  it('sum the activities [R-MONEY-2]', () => {
    expect(
      moveTotals([
        { estTotalCost: 65_000, estTotalCostMin: 48_500 },
        { estTotalCost: 1, estTotalCostMin: 2 },
      ]),
    ).toEqual({ curTotalEstimate: 65_001, curTotalEstimateMin: 48_502 });
    expect(moveTotals([])).toEqual({ curTotalEstimate: 0, curTotalEstimateMin: 0 });
  });

  it('keep dollars to the cent', () => {
    expect(
      moveTotals([
        { estTotalCost: 0.1, estTotalCostMin: 0 },
        { estTotalCost: 0.2, estTotalCostMin: 0 },
      ]).curTotalEstimate,
    ).toBe(0.3);
  });
});

import fc from 'fast-check';
import { sumOfMaxima } from '#kernel/maximum.js';
import { maximumOf } from './maximum.js';

const figures = (maximum: number) => ({ p50: 1, p80: 2, p90: 3, maximum });
const range = { hours: figures(5.75), price: figures(692.5) };
const estimate = { hours: 4, price: 500 };
const minimum = { hours: 2.5, price: 335 };

describe('the one maximum of a day', () => {
  it('is that of its range, whatever the estimate is a cap for [R-RANGE-10]', () => {
    for (const isCap of [false, true]) {
      expect(maximumOf({ range, estimate, minimum }, isCap)).toEqual({ hours: 5.75, price: 692.5 });
    }
  });

  it('is none without a range, or the estimate where the branch lets that be a cap [R-RANGE-10]', () => {
    expect(maximumOf({ range: null, estimate, minimum }, false)).toBeNull();
    expect(maximumOf({ range: null, estimate, minimum }, true)).toEqual(estimate);
  });

  it('is never below what is charged anyway [R-RANGE-10]', () => {
    const amount = fc.integer({ min: 0, max: 400 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(fc.option(amount), amount, amount, (most, estimated, least) => {
        const told = maximumOf(
          {
            range: most === null ? null : { hours: figures(most), price: figures(most * 100) },
            estimate: { hours: estimated, price: estimated * 100 },
            minimum: { hours: least, price: least * 100 },
          },
          true,
        );
        expect(told?.hours).toBeGreaterThanOrEqual(least);
        expect(told?.price).toBeGreaterThanOrEqual(least * 100);
      }),
    );
  });

  it('is summed over the days to the cent, and none while one of them has none [R-RANGE-10]', () => {
    const day = { hours: 2.25, price: 0.1 };
    expect(sumOfMaxima([day, day, day])).toEqual({ hours: 6.75, price: 0.3 });
    expect(sumOfMaxima([day, null])).toBeNull();
    expect(sumOfMaxima([])).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roundHalfUp, toCents, toDollars } from './money.js';

describe('money', () => {
  it('rounds half up where floating point would not', () => {
    expect(toCents(1.005)).toBe(101);
    expect(toCents(8.115)).toBe(812);
    expect(roundHalfUp(2.5)).toBe(3);
    expect(roundHalfUp(5501 * 2.25)).toBe(12377);
  });

  it('rounds a product of cents and hundredths as if it were exact, up to the largest sums', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000_000 }),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.integer({ min: 0, max: 600_000_000_000 }),
        (cents, hundredths, fees) => {
          const exact = (BigInt(cents) * BigInt(hundredths) + BigInt(fees) * 100n + 50n) / 100n;
          return BigInt(roundHalfUp(cents * (hundredths / 100) + fees)) === exact;
        },
      ),
      { examples: [[12_784_970, 909_455, 16_062_517_452]], numRuns: 1_000 },
    );
  });

  it('brings every amount of cents back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        (cents) => toCents(toDollars(cents)) === cents,
      ),
    );
  });
});

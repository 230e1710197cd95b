import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { crewsOf, totalSpeed } from './crew-speed.js';
import { DEFAULT_CONSTANTS as C } from './estimate-constants.js';

describe('crew speed', () => {
  it('spreads movers evenly over trucks [R-EST-8]', () => {
    expect(crewsOf(5, 2)).toEqual([3, 2]);
    expect(crewsOf(2, 3)).toEqual([1, 1, 0]);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (movers, trucks) => {
          const crews = crewsOf(movers, trucks);
          return (
            crews.length === trucks &&
            crews.reduce((sum, crew) => sum + crew, 0) === movers &&
            Math.max(...crews) - Math.min(...crews) <= 1
          );
        },
      ),
    );
  });

  it('is 0.5 for one, 1 for two and 1 ÷ 0.70 for three or more on a truck [R-EST-8]', () => {
    expect(totalSpeed(1, 1, C)).toBe(0.5);
    expect(totalSpeed(2, 1, C)).toBe(1);
    expect(totalSpeed(3, 1, C)).toBeCloseTo(1 / 0.7);
    expect(totalSpeed(6, 1, C)).toBeCloseTo(1 / 0.7);
    expect(totalSpeed(5, 2, C)).toBeCloseTo(1 + 1 / 0.7);
  });

  it('never falls with more movers and takes half-typed numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 9 }),
        (movers, trucks) => totalSpeed(movers + 1, trucks, C) >= totalSpeed(movers, trucks, C),
      ),
    );
    expect(totalSpeed('', null, C)).toBe(0.5);
  });
});

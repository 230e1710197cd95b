import { describe, expect, it } from '@jest/globals';
import { driftOf, reasonsToHold } from './judge-version.js';

const kept = (count: number, of = 100): boolean[] =>
  Array.from({ length: of }, (_, index) => index < count);

describe('a new version', () => {
  it('is used at once while there are few moves, whatever they say', () => {
    expect(reasonsToHold({ n: 29, p80: 0.1, miss: 9 }, 1)).toEqual([]);
  });

  it('is held where fewer or more moves than by chance kept their time [R-RANGE-5]', () => {
    // 1.96 √(0.16 / 100) + 1 / 101 = 0.0883.
    expect(reasonsToHold({ n: 100, p80: 0.72, miss: 1 }, 1)).toEqual([]);
    expect(reasonsToHold({ n: 100, p80: 0.888, miss: 1 }, 1)).toEqual([]);
    expect(reasonsToHold({ n: 100, p80: 0.71, miss: 1 }, 1)).toEqual([
      '71.0% of 100 moves kept the 80% time; it should be 71.2% to 88.8%.',
    ]);
    expect(reasonsToHold({ n: 100, p80: 0.89, miss: 1 }, 1)).toHaveLength(1);
  });

  it('is held where it misses the moves by over 2 % more than the one in use [R-RANGE-5]', () => {
    expect(reasonsToHold({ n: 100, p80: 0.8, miss: 1.02 }, 1)).toEqual([]);
    expect(reasonsToHold({ n: 100, p80: 0.8, miss: 1.03 }, 1)).toEqual([
      'Its 80% times are farther from these moves than those in use by 3.0%; 2% may be.',
    ]);
    expect(reasonsToHold({ n: 100, p80: 0.5, miss: 1.03 }, 1)).toHaveLength(2);
  });
});

describe('drift', () => {
  it('is told when too few or too many of the last hundred moves kept their time [R-RANGE-6]', () => {
    expect([70, 80, 88].map((count) => driftOf(kept(count)))).toEqual([null, null, null]);
    expect(driftOf(kept(69))).toMatch(/^69 of the last 100 moves kept the 80% time; 70 to 88/);
    expect(driftOf(kept(89))).toMatch(/^89 of/);
  });

  it('is not told of fewer moves', () => {
    expect(driftOf(kept(0, 99))).toBeNull();
  });
});

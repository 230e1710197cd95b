import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONSTANTS } from '#modules/moves/contract/estimating.js';
import type { HomeType } from '../contract/limits.js';
import { estimateRange } from './estimate-range.js';

const rangeOf = (fromType: HomeType, size: number, driveHours: number | null = 0) =>
  estimateRange({ fromType, size }, driveHours, DEFAULT_CONSTANTS);

describe('the range of a quote', () => {
  it.each([
    ['Apartment', 0, 5.5],
    ['Apartment', 1, 7],
    ['Apartment', 2, 9.3],
    ['House', 1_600, 16],
    ['House', 2_300, 24],
    ['House', 3_200, 29],
  ] as const)('of %s %d has the man-hours that the trade publishes', (type, size, center) => {
    const { hoursLow, hoursHigh, numMovers } = rangeOf(type, size);
    expect(hoursLow * numMovers).toBeLessThan(center);
    expect(hoursHigh * numMovers).toBeGreaterThan(center);
  });

  it('treats a condo as an apartment and a town-home as a house', () => {
    expect(rangeOf('Condo', 3)).toEqual(rangeOf('Apartment', 3));
    expect(rangeOf('Town-home', 1_500)).toEqual(rangeOf('House', 1_500));
  });

  it('sends the crew and the trucks that the home needs', () => {
    expect(rangeOf('Apartment', 2)).toMatchObject({ truckCount: 1, numMovers: 2 });
    expect(rangeOf('House', 1_600)).toMatchObject({ truckCount: 1, numMovers: 3 });
    expect(rangeOf('House', 3_200)).toMatchObject({ truckCount: 2, numMovers: 6 });
  });

  it('adds the drive between the homes, and leaves it out where nobody knows it', () => {
    const near = rangeOf('Apartment', 2);
    const far = rangeOf('Apartment', 2, 2);
    expect(far.hoursLow - near.hoursLow).toBe(2);
    expect(far.hoursHigh - near.hoursHigh).toBe(2);
    expect(rangeOf('Apartment', 2, null)).toEqual(near);
  });

  it('sells nothing under two and a half hours [R-BOOK-2]', () => {
    expect(rangeOf('Apartment', 0).hoursLow).toBe(2.5);
  });
});

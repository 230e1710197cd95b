import { describe, expect, it } from '@jest/globals';
import { dimensionNumbers, floorArea, isStorageDimensions, largestLength } from './dimensions.js';

describe('dimensions', () => {
  it('are the numbers of the text', () => {
    expect(dimensionNumbers('10 x 20')).toEqual([10, 20]);
    expect(dimensionNumbers("8.5' by 16'")).toEqual([8.5, 16]);
    expect(dimensionNumbers('large')).toEqual([]);
    expect(dimensionNumbers(null)).toEqual([]);
  });

  it('make an area only of exactly two numbers [R-STOP-6]', () => {
    expect(floorArea('10 x 20')).toBe(200);
    expect(floorArea('10')).toBeNull();
    expect(floorArea('10 x 20 x 8')).toBeNull();
    expect(isStorageDimensions('10x20')).toBe(true);
    expect(isStorageDimensions('')).toBe(false);
  });

  it('have a largest length', () => {
    expect(largestLength('8 x 16 x 8')).toBe(16);
    expect(largestLength('')).toBeNull();
  });
});

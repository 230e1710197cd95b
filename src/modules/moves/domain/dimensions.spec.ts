import { describe, expect, it } from '@jest/globals';
import {
  dimensionNumbers,
  dimensionWords,
  floorArea,
  isStorageDimensions,
  largestLength,
} from './dimensions.js';

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

  it.each([
    ['10 x 20', '10 x 20 ft'],
    ["10'x10'", '10 x 10 ft'],
    ['26 ft', '26 ft'],
    ['8.5’ by 16 feet', '8.5 x 16 ft'],
    ["10'6\" x 12'", "10'6\" x 12'"],
    ["10'6 x 12'", "10'6 x 12'"],
    ['large', 'large'],
  ])('say %j as %j [R-STOP-6]', (typed, said) => {
    expect(dimensionWords(typed)).toBe(said);
  });

  it('have a largest length', () => {
    expect(largestLength('8 x 16 x 8')).toBe(16);
    expect(largestLength('')).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';
import { tableValue } from './table-value.js';

const value = (stop: EstimateStop): number | null => tableValue(stop, DEFAULT_CONSTANTS);

describe('size tables', () => {
  it.each([
    [0, 60],
    [1, 80],
    [2, 115],
    [3, 170],
    [4, 220],
    [7, 220],
  ])('load %i bedrooms in %i minutes', (bedrooms, minutes) => {
    expect(value({ locationType: 'Apartment', bedrooms })).toBe(minutes);
    expect(value({ locationType: 'Condo', bedrooms })).toBe(minutes);
  });

  it.each([
    [1, 110],
    [800, 110],
    [801, 150],
    [1200, 150],
    [1800, 200],
    [2500, 290],
    [3500, 380],
    [3501, 460],
  ])('load %i sq ft in %i minutes', (sqft, minutes) => {
    expect(value({ locationType: 'House', sqft })).toBe(minutes);
    expect(value({ locationType: 'Town-home', sqft: String(sqft), bedrooms: 9 })).toBe(minutes);
  });

  it.each([
    ['5 x 5', 30],
    ['5 x 10', 55],
    ['10 x 10', 105],
    ['10 x 15', 150],
    ['10 x 20', 200],
    ['10 x 30', 290],
  ])('load storage of %s in %i minutes', (dimensions, minutes) => {
    expect(value({ locationType: 'Storage', dimensions })).toBe(minutes);
  });

  it.each([
    ['8', 60],
    ['8 x 12', 95],
    ['8 x 8 x 16', 120],
    ['20', 150],
    ['26', 215],
  ])('load a portable of %s in %i minutes', (dimensions, minutes) => {
    expect(value({ locationType: 'Pod', dimensions })).toBe(minutes);
    expect(value({ locationType: 'Rental Truck', dimensions })).toBe(minutes);
  });

  it('give the least for what is smaller than their first row, and nothing without rows [R-EST-2]', () => {
    const tables = {
      ...DEFAULT_CONSTANTS,
      apartmentValues: [{ bedrooms: 2, minutes: 115 }],
      houseValues: [],
    };
    expect(tableValue({ locationType: 'Condo', bedrooms: 1 }, tables)).toBe(115);
    expect(tableValue({ locationType: 'House', sqft: 900 }, tables)).toBeNull();
    expect(
      tableValue({ locationType: 'Condo', bedrooms: 1 }, { ...tables, apartmentValues: [] }),
    ).toBeNull();
  });

  it('know nothing of other types or of missing sizes [R-EST-2]', () => {
    for (const stop of [
      { locationType: 'Office', sqft: 2000 },
      { locationType: 'Other', sqft: 2000 },
      { sqft: 2000 },
      { locationType: 'House' },
      { locationType: 'House', sqft: 0 },
      { locationType: 'Apartment', bedrooms: '' },
      { locationType: 'Apartment', bedrooms: -1 },
      { locationType: 'Storage', dimensions: '10' },
      { locationType: 'Pod', dimensions: '' },
    ]) {
      expect(value(stop)).toBeNull();
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { costingReason, describeStop } from './costing-reason.js';
import { DEFAULT_CONSTANTS as C } from './estimate-constants.js';

const apartment = { workType: 'Load', locationType: 'Apartment', bedrooms: 2, numBoxes: 40 };
const house = { workType: 'Unload', locationType: 'House', sqft: 1800 };

describe('costing reason', () => {
  it('says what the figure rests on [R-EST-12]', () => {
    expect(costingReason([apartment, house], C)).toBe(
      'From size tables of 2026-11-01: 2-bedroom apartment to house of 1,800 sq ft, 40 boxes',
    );
  });

  it('names packing and times entered by hand', () => {
    const stops = [
      { ...apartment, numBoxes: 1, packingEstTime: 1 },
      { ...house, currentEstimate: { hours: 3, minutes: 0, overrideReason: 'piano' } },
    ];
    expect(costingReason(stops, C)).toBe(
      'From size tables of 2026-11-01: 2-bedroom apartment to house of 1,800 sq ft, 1 box, ' +
        '1 hour of packing, 1 time entered by hand',
    );
  });

  it('names every end, counts in words that fit, and says nothing of what there is none of', () => {
    const stops = [
      { ...apartment, numBoxes: 0, packingEstTime: 2 },
      { workType: 'Load', locationType: 'Office' },
      { ...house, numBoxes: 7 },
      { workType: 'Unload', locationType: 'Storage', dimensions: ' 10 x 20 ' },
    ];
    expect(costingReason(stops, C)).toBe(
      'From size tables of 2026-11-01: 2-bedroom apartment and office to ' +
        'house of 1,800 sq ft and storage of 10 x 20 ft, 2 hours of packing',
    );
  });

  it('counts the boxes that are unloaded only where nothing is loaded', () => {
    const hold = { workType: 'Hold', numBoxes: 9 };
    expect(costingReason([{ ...apartment, numBoxes: 40 }, hold], C)).toMatch(/, 40 boxes$/);
    expect(costingReason([{ ...house, numBoxes: 5 }, hold], C)).toMatch(/, 5 boxes$/);
  });

  it('copes with one end or none', () => {
    expect(costingReason([], C)).toContain(': nothing to load or unload yet');
    expect(costingReason([{ ...house, numBoxes: 5 }], C)).toContain(
      ': unloading at house of 1,800 sq ft, 5 boxes',
    );
    expect(costingReason([apartment], C)).toContain(': 2-bedroom apartment, 40 boxes');
  });

  it('has words for every type [R-EST-12, R-STOP-2]', () => {
    expect(describeStop({ locationType: 'Condo', bedrooms: 0 })).toBe('studio condo');
    expect(describeStop({ locationType: 'Apartment' })).toBe('apartment of unknown size');
    expect(describeStop({ locationType: 'Town-home', sqft: '2000' })).toBe(
      'town-home of 2,000 sq ft',
    );
    expect(describeStop({ locationType: 'House' })).toBe('house of unknown size');
    expect(describeStop({ locationType: 'Storage', dimensions: '10 x 20' })).toBe(
      'storage of 10 x 20 ft',
    );
    expect(describeStop({ locationType: 'Pod' })).toBe('pod of unknown size');
    expect(describeStop({ locationType: 'Rental Truck', dimensions: '26' })).toBe(
      'rental truck of 26 ft',
    );
    expect(describeStop({ locationType: 'Office' })).toBe('office');
    expect(describeStop({})).toBe('other place');
  });
});

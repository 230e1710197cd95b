import { describe, expect, it } from '@jest/globals';
import { groupOf } from './job-group.js';
import type { EstimateStop } from './estimate-input.js';

const stop = (over: EstimateStop): EstimateStop => ({
  workType: 'Load',
  locationType: 'Apartment',
  floor: null,
  hasElevator: false,
  ...over,
});
const house: EstimateStop = { locationType: 'House' };

describe('the group of a job', () => {
  it.each([
    ['Apartment', 'apartment'],
    ['Condo', 'apartment'],
    ['House', 'house'],
    ['Town-home', 'house'],
    ['Storage', 'storage'],
    ['Pod', 'storage'],
    ['Rental Truck', 'storage'],
    ['Office', 'other'],
    ['', 'other'],
  ])('is by what is loaded: %s is %s', (locationType, kind) => {
    const unloaded = stop({ workType: 'Unload', ...house });
    expect(groupOf([unloaded, stop({ locationType })])).toBe(`${kind}|level`);
  });

  it('is by what is unloaded where nothing is loaded, and else by the first stop', () => {
    const hold = stop({ workType: 'Hold', locationType: 'Storage' });
    expect(groupOf([hold, stop({ workType: 'Unload', ...house })])).toBe('house|level');
    expect(groupOf([hold])).toBe('storage|level');
    expect(groupOf([])).toBe('other|level');
  });

  it('has stairs where one high stop has no elevator, an elevator where all have one [R-RANGE-1]', () => {
    const high = stop({ floor: 2, hasElevator: true });
    expect(groupOf([high])).toBe('apartment|elevator');
    expect(groupOf([high, stop({ floor: 3 })])).toBe('apartment|stairs');
    expect(groupOf([stop({ floor: 1, hasElevator: true })])).toBe('apartment|level');
    expect(groupOf([stop({ ...house, floor: 4 })])).toBe('house|level');
  });
});

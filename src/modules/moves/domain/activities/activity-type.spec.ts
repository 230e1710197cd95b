import { describe, expect, it } from '@jest/globals';
import { activityType } from './activity-type.js';

describe('activity type', () => {
  it('derives from the locations', () => {
    const load = { typeOfWOrk: 'Load' };
    const packing = { typeOfWOrk: 'Packing' };
    expect(activityType([])).toBe('move');
    expect(activityType([load])).toBe('move');
    expect(activityType([packing, { typeOfWOrk: 'Load', isPacking: true }])).toBe('pack');
    expect(activityType([packing, load])).toBe('pack_move');
  });
});

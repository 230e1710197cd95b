import { describe, expect, it } from '@jest/globals';
import { activityType } from './activity-type.js';

describe('activity type', () => {
  it('derives from the locations [R-MOVE-3]', () => {
    const load = { workType: 'Load' };
    const packing = { workType: 'Packing' };
    expect(activityType([])).toBe('move');
    expect(activityType([load])).toBe('move');
    expect(activityType([packing, { workType: 'Load', isPacking: true }])).toBe('pack');
    expect(activityType([packing, load])).toBe('pack_move');
  });
});

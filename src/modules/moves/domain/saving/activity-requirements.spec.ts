import { describe, expect, it } from '@jest/globals';
import { activityFaults } from './activity-requirements.js';

describe('requirements of an activity', () => {
  it('are positive numbers, whole for movers and trucks', () => {
    expect(activityFaults({ numMovers: 2, truckCount: 1, estHours: 4, minTime: 2.5 })).toEqual([]);
    expect(activityFaults({})).toEqual([]);
    expect(activityFaults({ numMovers: 0, truckCount: 1.5, estHours: 0, minTime: null })).toEqual([
      { path: 'numMovers', message: 'Mover count must be a positive whole number' },
      { path: 'truckCount', message: 'Truck count must be a positive whole number' },
      { path: 'estHours', message: 'Estimated hours must be a positive number' },
      { path: 'minTime', message: 'Minimum hours must be a positive number' },
    ]);
  });
});

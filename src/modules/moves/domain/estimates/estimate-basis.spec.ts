import { describe, expect, it } from '@jest/globals';
import { estimateActivity } from './estimate-activity.js';
import { estimateBasis, storedBasis } from './estimate-basis.js';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateInput, EstimateStop } from './estimate-input.js';

const load: EstimateStop = {
  workType: 'Load',
  locationType: 'Apartment',
  bedrooms: 2,
  driveTime: 1,
};
const unload: EstimateStop = { ...load, workType: 'Unload', driveTime: 0.5 };
const day = (locations: EstimateStop[], over: Partial<EstimateInput> = {}): EstimateInput => ({
  ...{ locations, numMovers: 2, truckCount: 1, minTime: 0, constants: DEFAULT_CONSTANTS },
  ...over,
});

describe('the basis of an estimate', () => {
  it('is the crew’s time and the legs between stops, apart [R-RANGE-1]', () => {
    const { handlingMinutes, drivingMinutes, ...rest } = estimateBasis(day([load, unload]));
    expect([handlingMinutes, drivingMinutes]).toEqual([115 * 1.75, 30]);
    expect(rest).toEqual({ group: 'apartment|level', speed: 1, isComplete: true });
    const { crewMinutes } = estimateActivity(day([load, unload]));
    expect(handlingMinutes + drivingMinutes).toBe(crewMinutes);
  });

  it('follows the crew, and has what was entered by hand and packing in it', () => {
    const byHand = { hours: 1, minutes: 30, overrideReason: 'Seen' };
    const entered = { ...load, currentEstimate: byHand, packingEstTime: 2 };
    const crew = estimateBasis(day([entered, unload], { numMovers: 6, truckCount: 2 }));
    expect(crew.speed).toBeCloseTo(2 / 0.7, 12);
    expect(crew.handlingMinutes).toBeCloseTo(90 + 120 + (115 * 0.75 * 0.7) / 2, 5);
  });

  it('is complete when every stop but Packing and Hold has a time', () => {
    const office: EstimateStop = { workType: 'Unload', locationType: 'Office' };
    const still: EstimateStop = { workType: 'Packing', locationType: 'Other', packingEstTime: 1 };
    const hold: EstimateStop = { workType: 'Hold', locationType: 'Other' };
    const isComplete = (...stops: EstimateStop[]): boolean => estimateBasis(day(stops)).isComplete;
    expect(isComplete(load, still, hold)).toBe(true);
    expect(isComplete(load, { ...load, bedrooms: null })).toBe(false);
    expect(isComplete(office)).toBe(false);
    const byHand = { hours: 2, minutes: null, overrideReason: 'Seen' };
    expect(isComplete({ ...office, currentEstimate: byHand })).toBe(true);
    expect(isComplete()).toBe(false);
    expect(isComplete(hold)).toBe(false);
  });

  it('is stored without its speed, and only where it is complete [R-RANGE-9]', () => {
    const { speed: _speed, isComplete: _isComplete, ...stored } = estimateBasis(day([load]));
    expect(storedBasis(day([load]))).toEqual(stored);
    expect(storedBasis(day([load, { ...load, bedrooms: null }]))).toBeNull();
  });
});

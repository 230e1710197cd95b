import { describe, expect, it } from '@jest/globals';
import { estimateActivity } from './estimate-activity.js';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateInput, EstimateStop } from './estimate-input.js';

const estimate = (locations: EstimateStop[], over: Partial<EstimateInput> = {}) =>
  estimateActivity({
    locations,
    numMovers: 2,
    truckCount: 1,
    minTime: 0,
    constants: DEFAULT_CONSTANTS,
    ...over,
  });
const load: EstimateStop = {
  workType: 'Load',
  locationType: 'Apartment',
  bedrooms: 2,
  floor: 1,
  distanceToDoor: 50,
  driveTime: 0.3,
};
const unload: EstimateStop = { ...load, workType: 'Unload', driveTime: 0.4 };

describe('estimate of an activity', () => {
  it('puts the columns of the stops together', () => {
    const result = estimate([load, unload]);
    expect(result.locations[1]?.worktimeEstimations.timeInMinutes).toEqual({
      forFurniture: 86.25,
      forWalking: 0,
      forStories: 0,
      forElevator: 0,
      forBoxes: 0,
      forDriving: 24,
    });
    expect(result).toMatchObject({
      totalMinutes: 225.25,
      crewMinutes: 225.25,
      estHours: 4,
      minTime: 3,
    });
    expect(result.columnTotals).toMatchObject({ forFurniture: 201.25, forDriving: 24 });
  });

  it('leaves the leg from the branch out and shows it in brackets', () => {
    const [first, second] = estimate([load, unload]).locations;
    expect(first?.worktimeEstimations.timeInMinutes.forDriving).toBe(0);
    expect(first?.branchLegMinutes).toBe(18);
    expect(second?.branchLegMinutes).toBeNull();
  });

  it('divides handling by the crew, not driving and not packing [R-EST-8]', () => {
    const result = estimate([{ ...load, packingEstTime: 1 }, unload], { numMovers: 3 });
    expect(result.locations[0]).toMatchObject({ packingMinutes: 60, totalMinutes: 115 });
    expect(result.crewMinutes).toBeCloseTo(201.25 * 0.7 + 24 + 60);
    expect(result.totalMinutes).toBe(225.25);
  });

  it('suggests a worktime for a crew of two, whatever crew is chosen', () => {
    const result = estimate([load, unload], { numMovers: 6, truckCount: 2 });
    expect(result.locations.map(({ suggestedWorktime }) => suggestedWorktime)).toEqual([2, 2]);
    expect(estimate([{}]).locations[0]?.suggestedWorktime).toBeNull();
  });

  it('suggests the handling at a stop for a crew of two, without the drive [R-EST-26]', () => {
    const house: EstimateStop = { workType: 'Load', locationType: 'House', sqft: 2000 };
    const handlingOf = (stops: EstimateStop[]) =>
      estimate(stops, { numMovers: 6, truckCount: 2 }).locations.map(
        ({ suggestedHandling }) => suggestedHandling,
      );
    expect(handlingOf([house, { ...house, workType: 'Unload', driveTime: 1 }])).toEqual([5, 3.75]);
    const office = { ...load, locationType: 'Office', numBoxes: 20 };
    expect(handlingOf([office, unload])).toEqual([null, 1.75]);
  });

  it.each([1, -1])(
    'moves its hours by the quarter by which a worktime is stepped, %s [R-EST-26]',
    (way) => {
      const stops = [load, { ...unload, driveTime: 1 }];
      stops.forEach((_, at) => {
        const shown = estimate(stops).locations[at]?.suggestedHandling ?? NaN;
        const minutesWith = (worktime: number): number =>
          estimate(
            stops.map((stop, of) =>
              of === at ? { ...stop, worktime, worktimeTyped: true } : stop,
            ),
          ).crewMinutes;
        expect(minutesWith(shown) - estimate(stops).crewMinutes).toBeGreaterThanOrEqual(0);
        expect(minutesWith(shown) - estimate(stops).crewMinutes).toBeLessThan(15);
        expect(minutesWith(shown + way * 0.25) - minutesWith(shown)).toBeCloseTo(way * 15);
      });
    },
  );

  it('lets what a person entered stand for the handling with the chosen crew [R-EST-7]', () => {
    const byHand = {
      ...unload,
      currentEstimate: { hours: 3, minutes: 30, overrideReason: 'piano' },
    };
    for (const numMovers of [2, 3]) {
      expect(estimate([load, byHand], { numMovers }).locations[1]?.crewMinutes).toBe(234);
    }
    expect(estimate([load, byHand]).totalMinutes).toBe(225.25);
  });

  describe('a typed worktime', () => {
    const typed = { worktime: 2, worktimeTyped: true };

    it('is the handling for a crew of two, instead of the columns [R-EST-26]', () => {
      const result = estimate([load, { ...unload, ...typed }], { numMovers: 3 });
      expect(result.locations[1]?.crewMinutes).toBeCloseTo(120 * 0.7 + 24);
      expect(result.totalMinutes).toBe(225.25);
      expect(result.locations[1]?.suggestedWorktime).toBe(2);
      expect(result.moveMgrCostingStrategyReason).toMatch(/, 1 work time typed in$/);
    });

    it('has no effect where an estimate filled it in', () => {
      expect(estimate([load, { ...unload, worktime: 9 }]).estHours).toBe(4);
    });

    it('is instead of the packing time of a Packing stop, and nothing at a Hold stop [R-EST-26]', () => {
      const packing = { workType: 'Packing', packingEstTime: 3, driveTime: 0 };
      expect(estimate([packing]).crewMinutes).toBe(180);
      expect(estimate([{ ...packing, worktime: 3, worktimeTyped: true }]).crewMinutes).toBe(180);
      const hold = { workType: 'Hold', worktime: 3, worktimeTyped: true };
      expect(estimate([load, hold]).crewMinutes).toBe(estimate([load]).crewMinutes);
    });

    it('gives way to a time by hand with its reason [R-EST-26]', () => {
      const byHand = { hours: 3, minutes: 30, overrideReason: 'piano' };
      const stop = { ...unload, ...typed, currentEstimate: byHand };
      expect(estimate([load, stop]).locations[1]?.crewMinutes).toBe(234);
      const noReason = { ...stop, currentEstimate: { ...byHand, overrideReason: '' } };
      expect(estimate([load, noReason]).locations[1]?.crewMinutes).toBe(144);
    });

    it('lets a stop be counted that no table knows [R-EST-26]', () => {
      const office = { ...load, locationType: 'Office' };
      expect(estimate([office, unload]).uncounted).toEqual([{ index: 0, lacks: null }]);
      const counted = estimate([
        { ...office, ...typed },
        { ...unload, ...typed },
      ]);
      expect(counted).toMatchObject({ uncounted: [], isKnown: true, crewMinutes: 264 });
    });
  });

  describe('what it cannot count', () => {
    const office = { ...load, locationType: 'Office', numBoxes: 10 };

    it('is named, with what else would help [R-EST-25]', () => {
      const { warnings, uncounted } = estimate([office, { ...load, bedrooms: null }, {}]);
      expect(uncounted.map(({ index }) => index)).toEqual([0, 1, 2]);
      expect(warnings.slice(-3)).toEqual([
        'Location 1 is not counted: type its work time',
        'Location 2 is not counted: type its work time, or enter its bedrooms',
        'Location 3 is not counted: type its work time, or choose its type of work',
      ]);
    });

    it('leaves an estimate of the rest, and none of boxes and a drive alone [R-EST-25]', () => {
      const rest = estimate([load, office]);
      expect(rest).toMatchObject({ isKnown: true, uncounted: [{ index: 1 }] });
      const none = estimate([office, { ...office, workType: 'Unload' }]);
      expect(none.crewMinutes).toBeGreaterThan(0);
      expect(none.isKnown).toBe(false);
    });
  });

  it('has nothing for Hold stops, not even driving', () => {
    const hold = { ...unload, workType: 'Hold' };
    expect(estimate([load, hold]).locations[1]).toMatchObject({ totalMinutes: 0, crewMinutes: 0 });
    expect(estimate([{ ...load, workType: 'Hold' }]).locations[0]?.branchLegMinutes).toBeNull();
  });

  it('says so while the legs are unknown [R-DRIVE-7]', () => {
    const result = estimate([
      { ...load, driveTime: null },
      { ...unload, driveTime: null },
    ]);
    for (const stop of result.locations) {
      expect(stop.worktimeEstimations.timeInMinutes.forDriving).toBeNull();
    }
    expect(result.columnTotals.forDriving).toBeNull();
    expect(result.warnings).toHaveLength(1);
    expect(result.warnings[0]).toMatch(/ so estimate will not have refreshed drivetimes\.$/);
    expect(estimate([load, unload]).warnings).toEqual([]);
  });

  it('keeps to the minimum and knows when it knows nothing', () => {
    expect(estimate([], { minTime: 2.5 })).toMatchObject({
      estHours: 2.5,
      minTime: 2.5,
      isKnown: false,
    });
    expect(estimate([load, unload], { minTime: 6 }).estHours).toBe(6);
    expect(estimate([load]).isKnown).toBe(true);
  });

  it('sends trucks by what is carried, also when it is only unloaded', () => {
    const house = { workType: 'Load', locationType: 'House', sqft: 3000 };
    expect(estimate([house]).resourceEstimate).toEqual({ truckCount: 2, numMovers: 6 });
    expect(estimate([{ ...house, workType: 'Unload' }]).resourceEstimate.truckCount).toBe(2);
    expect(
      estimate([
        { ...house, locationType: 'Office' },
        { ...house, workType: 'Unload' },
      ]).resourceEstimate.truckCount,
    ).toBe(1);
  });

  it('records the version of the constants and what it rests on [R-EST-1]', () => {
    const result = estimate([load, unload], { constants: { ...DEFAULT_CONSTANTS, version: 7 } });
    expect(result.constantsVersion).toBe(7);
    expect(result.moveMgrCostingStrategyReason).toContain(
      '2-bedroom apartment to 2-bedroom apartment',
    );
  });
});

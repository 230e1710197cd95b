import { DEFAULT_CONSTANTS, estimateActivity } from '#modules/moves/contract/estimating.js';
import { exampleActivity } from '#modules/moves/contract/examples.fixture.js';
import type { ActivityValues, OperationValues } from './values';
import { withTruckCount } from './with-truck-count';

const timezone = 'America/Chicago';
const [OPERATION] = exampleActivity.operations;
const row = (change: Partial<OperationValues> = {}): OperationValues => ({
  ...structuredClone(OPERATION!),
  ...{ truck: null, unassigned: false, duration: 4, moverCount: 2 },
  ...{ earlyStart: false, earlyStartNotes: '' },
  ...change,
});
const given = (change: Partial<ActivityValues> = {}): ActivityValues => ({
  ...structuredClone(exampleActivity),
  ...{ estHours: 4, minTime: 2.5, numMovers: 2, truckCount: 2, operations: [row()] },
  ...change,
});
const after = (activity: ActivityValues, count: number) => {
  const { operations, ...figures } = withTruckCount(activity, count, {
    timezone,
    constants: undefined,
  });
  return {
    ...figures,
    rows: operations.map(({ duration, moverCount }) => [duration, moverCount]),
  };
};

describe('another number of trucks', () => {
  it('brings a row and its movers for each, and takes them back [R-EST-22]', () => {
    expect(after(given(), 2)).toMatchObject({
      truckCount: 2,
      numMovers: 4,
      rows: [
        [4, 2],
        [4, 2],
      ],
    });
    const two = given({ operations: [row(), row()], numMovers: 4 });
    expect(after(two, 1)).toMatchObject({ numMovers: 2, rows: [[4, 2]] });
  });

  it('leaves movers and hours that somebody typed [R-EST-22]', () => {
    const typed = given({ numMovers: 5, operations: [row({ duration: 6 })] });
    expect(after(typed, 2)).toMatchObject({ numMovers: 5, estHours: 4 });
    expect(after(typed, 2).rows[0]).toEqual([6, 2]);
  });

  it('shortens the hours where they are the automated ones', () => {
    const full = exampleActivity.locations.map((stop) => ({
      ...stop,
      currentEstimate: null,
      numBoxes: 300,
    }));
    const home = given({ minTime: 1, locations: full });
    const constants = DEFAULT_CONSTANTS;
    const hoursOf = (numMovers: number, truckCount: number): number =>
      estimateActivity({ ...home, numMovers, truckCount, minTime: 1, constants }).estHours;
    const hoursAfter = (estHours: number): number =>
      withTruckCount({ ...home, estHours }, 2, { timezone, constants }).estHours;
    expect(hoursAfter(hoursOf(2, 1))).toBe(hoursOf(4, 2));
    expect(hoursOf(4, 2)).toBeLessThan(hoursOf(2, 1));
    expect(hoursAfter(hoursOf(2, 1) + 1)).toBe(hoursOf(2, 1) + 1);
  });

  describe('and the minimum', () => {
    const constants = DEFAULT_CONSTANTS;
    const full = exampleActivity.locations.map((stop) => ({
      ...stop,
      currentEstimate: null,
      numBoxes: 300,
    }));
    const automated = (numMovers: number, truckCount: number) =>
      estimateActivity({ locations: full, numMovers, truckCount, minTime: 0, constants });
    const one = automated(2, 1);
    const two = automated(4, 2);
    const afterTwo = (change: Partial<ActivityValues>) =>
      withTruckCount(given({ locations: full, truckCount: 1, ...change }), 2, {
        timezone,
        constants,
      });

    it('follows the hours where nobody typed one [R-EST-22]', () => {
      expect(two.minTime).toBeLessThan(one.minTime);
      const { estHours, minTime } = one;
      expect(afterTwo({ estHours, minTime })).toMatchObject({
        estHours: two.estHours,
        minTime: two.minTime,
      });
      expect(afterTwo({ estHours: 20, minTime })).toMatchObject({
        estHours: 20,
        minTime: two.minTime,
      });
    });

    it('stays where somebody typed it, and holds the hours [R-EST-22]', () => {
      const minTime = two.estHours + 1;
      const { estHours } = automated(2, 1);
      expect(afterTwo({ estHours, minTime })).toMatchObject({ estHours: minTime, minTime });
    });
  });
});

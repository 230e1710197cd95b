import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LOCATION_TYPES } from '../location-types.js';
import { WORK_TYPES } from '../work-types.js';
import { estimateActivity } from './estimate-activity.js';
import { DEFAULT_CONSTANTS } from './estimate-constants.js';
import type { EstimateStop } from './estimate-input.js';

const estimate = (locations: EstimateStop[], numMovers = 2, truckCount = 1) =>
  estimateActivity({ locations, numMovers, truckCount, minTime: 0, constants: DEFAULT_CONSTANTS });

describe('published tables of the trade', () => {
  const apartment = (bedrooms: number): EstimateStop => ({
    locationType: 'Apartment',
    bedrooms,
    floor: 2,
    hasElevator: false,
  });
  const house = (sqft: number): EstimateStop => ({ locationType: 'House', sqft, stories: 2 });

  it.each([
    ['studio', apartment(0), 15, 3.6, 8],
    ['1-bedroom apartment', apartment(1), 25, 5.4, 9],
    ['2-bedroom apartment', apartment(2), 40, 8.4, 10],
    ['house of 1,600 sq ft', house(1600), 60, 11.9, 21],
    ['house of 2,300 sq ft', house(2300), 80, 18, 30],
    ['house of 3,200 sq ft', house(3200), 100, 23.4, 34],
  ])('hold a %s [R-EST-15]', (_, home, numBoxes, low, high) => {
    const stop = { ...home, numBoxes, distanceToDoor: 50 };
    const { totalMinutes } = estimate([
      { ...stop, workType: 'Load' },
      { ...stop, workType: 'Unload' },
    ]);
    const manHours = (totalMinutes / 60) * 2;
    expect(manHours).toBeGreaterThanOrEqual(low);
    expect(manHours).toBeLessThanOrEqual(high);
  });
});

const orUnknown = <T>(known: fc.Arbitrary<T>) => fc.option(known, { nil: null, freq: 6 });
const anyStop = fc.record({
  workType: fc.constantFrom(...WORK_TYPES),
  locationType: fc.constantFrom('', ...LOCATION_TYPES),
  bedrooms: orUnknown(fc.nat(6)),
  sqft: orUnknown(fc.integer({ min: 1, max: 5000 })),
  stories: orUnknown(fc.integer({ min: 1, max: 4 })),
  floor: orUnknown(fc.integer({ min: 1, max: 12 })),
  hasElevator: fc.boolean(),
  distanceToDoor: orUnknown(fc.nat(600)),
  numBoxes: fc.nat(150),
  dimensions: fc.constantFrom('', '10', '10 x 20', '5 x 5', '8 x 8 x 16'),
  packingEstTime: orUnknown(fc.nat(12).map((n) => n / 4)),
  driveTime: orUnknown(fc.double({ min: 0, max: 3, noNaN: true })),
  currentEstimate: fc.option(
    fc.record({ hours: fc.nat(9), minutes: fc.nat(59), overrideReason: fc.constant('seen') }),
    { nil: null, freq: 4 },
  ),
});
type AnyStop = typeof anyStop extends fc.Arbitrary<infer S> ? S : never;

/** Stops whose share of the inventory does not depend on one another: at most one Unload stop. */
const oneUnload = fc
  .array(anyStop, { minLength: 1, maxLength: 6 })
  .filter((stops) => stops.filter(({ workType }) => workType === 'Unload').length <= 1);

type Growing = 'bedrooms' | 'sqft' | 'floor' | 'stories' | 'distanceToDoor' | 'numBoxes';
const growing = fc.constantFrom<Growing>(
  'bedrooms',
  'sqft',
  'floor',
  'stories',
  'distanceToDoor',
  'numBoxes',
);

/**
 * 0 boxes at an Unload stop means "those that were loaded", so only a count of its own can rise.
 */
const canGrow = (stop: AnyStop, field: Growing): boolean =>
  stop[field] !== null && !(field === 'numBoxes' && stop.workType === 'Unload' && !stop.numBoxes);

describe('an estimate', () => {
  it('never falls when a home, its floor, walk or boxes grow [R-EST-16]', () => {
    fc.assert(
      fc.property(
        oneUnload,
        fc.nat(5),
        growing,
        fc.integer({ min: 1, max: 2000 }),
        (stops, at, field, by) => {
          const stop = stops[at % stops.length];
          fc.pre(stop !== undefined && canGrow(stop, field));
          const grown = stops.map((one) =>
            one === stop ? { ...one, [field]: (one[field] ?? 0) + by } : one,
          );
          const [before, after] = [estimate(stops), estimate(grown)];
          return (
            after.totalMinutes >= before.totalMinutes - 1e-5 &&
            after.crewMinutes >= before.crewMinutes - 1e-5 &&
            after.estHours >= before.estHours
          );
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never falls when what is loaded or how it is carried grows, however many stops unload', () => {
    const stops = fc.array(anyStop, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        stops,
        fc.nat(5),
        growing,
        fc.integer({ min: 1, max: 2000 }),
        (all, at, field, by) => {
          const stop = all[at % all.length];
          fc.pre(stop !== undefined && canGrow(stop, field));
          fc.pre(
            stop.workType !== 'Unload' || ['floor', 'stories', 'distanceToDoor'].includes(field),
          );
          const grown = all.map((one) =>
            one === stop ? { ...one, [field]: (one[field] ?? 0) + by } : one,
          );
          return estimate(grown).totalMinutes >= estimate(all).totalMinutes - 1e-5;
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('never rises with a larger crew [R-EST-16]', () => {
    fc.assert(
      fc.property(
        fc.array(anyStop, { maxLength: 6 }),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        (stops, movers, trucks) =>
          estimate(stops, movers + 1, trucks).crewMinutes <=
          estimate(stops, movers, trucks).crewMinutes,
      ),
    );
  });

  it('is the sum of its columns and stops [R-EST-16]', () => {
    fc.assert(
      fc.property(fc.array(anyStop, { maxLength: 7 }), (stops) => {
        const { locations, columnTotals, totalMinutes } = estimate(stops);
        const columns = Object.values({ ...columnTotals }).reduce<number>(
          (sum, value) => sum + (value ?? 0),
          0,
        );
        const rows = locations.reduce((sum, row) => sum + row.totalMinutes, 0);
        return Math.abs(columns - totalMinutes) < 1e-4 && Math.abs(rows - totalMinutes) < 1e-4;
      }),
    );
  });

  it('is never negative and always a number', () => {
    fc.assert(
      fc.property(
        fc.array(anyStop, { maxLength: 7 }),
        fc.nat(9),
        fc.nat(4),
        (stops, movers, trucks) => {
          const { crewMinutes, estHours } = estimate(stops, movers, trucks);
          return crewMinutes >= 0 && Number.isFinite(crewMinutes) && Number.isInteger(estHours * 4);
        },
      ),
    );
  });

  it('takes an elevator over stairs from the third floor', () => {
    fc.assert(
      fc.property(anyStop, fc.integer({ min: 3, max: 40 }), (stop, floor) => {
        const at = {
          ...stop,
          workType: 'Load',
          locationType: 'Condo',
          bedrooms: stop.bedrooms ?? 1,
          floor,
        };
        const [lift, stairs] = [true, false].map((hasElevator) =>
          estimate([{ ...at, hasElevator }]),
        );
        return (lift?.totalMinutes ?? 0) < (stairs?.totalMinutes ?? 0);
      }),
    );
  });

  it('unloads without boxes in 0.6 to 0.8 of the time of loading', () => {
    fc.assert(
      fc.property(anyStop, (stop) => {
        const bare = { ...stop, numBoxes: 0, driveTime: 0 };
        const { locations } = estimate([
          { ...bare, workType: 'Load' },
          { ...bare, workType: 'Unload' },
        ]);
        const [load = 0, unload = 0] = locations.map((row) => row.totalMinutes);
        fc.pre(load > 0);
        return unload / load >= 0.6 && unload / load <= 0.8;
      }),
    );
  });
});

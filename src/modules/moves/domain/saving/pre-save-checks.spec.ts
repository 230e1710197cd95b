import { describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import {
  type CheckedActivity,
  type CheckedCustomer,
  hasSharedDay,
  preSaveFailures,
  preSaveMessage,
  startsInHours,
} from './pre-save-checks.js';

const ZONE = 'America/Denver';
const at = (hour: number, minute = 0) => instantAt('2026-11-21', hour * 60 + minute, ZONE);
const activity = (over: Partial<CheckedActivity> = {}): CheckedActivity => ({
  activityDay: '2026-11-21',
  numMovers: 2,
  truckCount: 1,
  locations: [],
  operations: [{ truck: null, moverCount: 2, date: at(8, 30) }],
  ...over,
});
const customer = (over: Partial<CheckedCustomer> = {}): CheckedCustomer => ({
  firstName: 'Maria',
  lastName: '',
  timezone: ZONE,
  activities: [activity()],
  ...over,
});
const failures = (over: Partial<CheckedActivity>) =>
  preSaveFailures(customer({ activities: [activity(over)] }));
const operation = { truck: null, moverCount: 2, date: at(9) };

describe('pre-save checks', () => {
  it('pass a complete customer', () => {
    expect(preSaveFailures(customer())).toEqual([]);
    expect(preSaveMessage(customer())).toBeNull();
  });

  it('require one of the two names [R-CUST-3]', () => {
    expect(preSaveFailures(customer({ firstName: ' ', lastName: null }))).toEqual([
      'Customer must have a name.',
    ]);
  });

  it('require square feet in digits [R-SAVE-6]', () => {
    for (const sqft of [null, '', 1800, '1800', ' 1800 ']) {
      expect(failures({ locations: [{ sqft }] })).toEqual([]);
    }
    for (const sqft of ['about 1800', true, Number.NaN]) {
      expect(failures({ locations: [{ sqft }] })).toEqual([
        'The location square footage value must be a number.',
      ]);
    }
  });

  it('let moves start from 7:00 to 17:59 by the clock on the wall [R-TIME-2]', () => {
    expect(startsInHours(at(7), ZONE)).toBe(true);
    expect(startsInHours(at(17, 59), ZONE)).toBe(true);
    expect(startsInHours(at(6, 59), ZONE)).toBe(false);
    expect(startsInHours(at(18), ZONE)).toBe(false);
    expect(startsInHours('2026-11-01T14:00:00Z', ZONE)).toBe(true);
    expect(startsInHours('2026-11-01T13:59:00Z', ZONE)).toBe(false);
  });

  it('compare crews once the trucks are assigned [R-MOVE-11]', () => {
    expect(failures({ numMovers: 3 })).toEqual([]);
    expect(failures({ numMovers: 3, operations: [{ ...operation, truck: 'T1' }] })).toEqual([
      "The number of assigned movers doesn't match the number of requested movers.",
    ]);
  });

  it('keep activities on different days [R-MOVE-4]', () => {
    expect(hasSharedDay(['2026-11-21', '2026-11-21'])).toBe(true);
    expect(hasSharedDay(['2026-11-21', '2026-11-22', null, null])).toBe(false);
  });

  it('require exactly two numbers for storage only [R-STOP-6]', () => {
    const storage = { locationType: 'Storage', dimensions: '10 x 20' };
    expect(failures({ locations: [storage] })).toEqual([]);
    expect(failures({ locations: [{ ...storage, dimensions: '10' }] })).toHaveLength(1);
    expect(failures({ locations: [{ locationType: 'Pod', dimensions: '16' }] })).toEqual([]);
  });

  it('require movers that a truck can take on every operation', () => {
    const crowded = { ...operation, moverCount: 4 };
    expect(failures({ truckCount: 2, operations: [operation, crowded] })).toEqual([
      'Mover counts must be either 2 or 3',
    ]);
  });

  it('are read out in the order of the product, one a line [R-SAVE-5]', () => {
    const broken = activity({
      activityDay: null,
      locations: [{ sqft: 'big' }, { locationType: 'Storage', dimensions: '' }],
      operations: [
        { truck: null, moverCount: 4, date: at(6) },
        { truck: 'T1', moverCount: 4, date: at(9) },
      ],
    });
    const all = customer({
      firstName: '',
      activities: [broken, activity(), activity()],
    });
    expect(preSaveMessage(all)).toBe(
      [
        'Customer must have a name.',
        'Move activities must have a date specified.',
        'The location square footage value must be a number.',
        'Moves must start between 7am and 5pm.',
        'Mover counts must be either 2 or 3',
        "The number of assigned movers doesn't match the number of requested movers.",
        'Cannot have multiple move activities on the same day.',
        'At least one location of type Storage has invalid dimensions .',
      ].join('\n'),
    );
  });
});

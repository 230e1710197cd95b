import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import {
  isMoverCount,
  moverCountPerTruck,
  newOperation,
  newOperationStart,
} from './new-operation.js';

const input = {
  activityDay: '2026-11-21',
  timezone: 'America/Denver',
  estHours: 4,
  numMovers: 2,
  truckCount: 1,
  legs: { startingDriveTime: null, endingDriveTime: null },
};
const startOf = (startingDriveTime: number) =>
  newOperation({ ...input, legs: { startingDriveTime, endingDriveTime: null } }).date;

describe('new operation', () => {
  it('starts at 08:30 for the estimated hours', () => {
    expect(newOperation(input)).toEqual({
      date: instantAt('2026-11-21', 510, 'America/Denver'),
      duration: 4,
      moverCount: 2,
      startingDriveTime: 0,
      endingDriveTime: 0,
    });
  });

  it('is in quarter hours, an hour at least', () => {
    const legs = { startingDriveTime: 0.3, endingDriveTime: 0.6 };
    expect(newOperation({ ...input, estHours: 0.4, legs })).toMatchObject({
      duration: 1,
      startingDriveTime: 0.5,
      endingDriveTime: 0.75,
    });
    expect(newOperation({ ...input, estHours: 3.6 }).duration).toBe(3.75);
  });

  it('starts later when the first leg is longer than an hour [R-TIME-1]', () => {
    expect(startOf(1.4)).toEqual(instantAt('2026-11-21', 540, 'America/Denver'));
    expect(startOf(0.6)).toEqual(instantAt('2026-11-21', 510, 'America/Denver'));
  });

  it('starts at 08:30 by the clock on the wall on the days the clocks change [R-TIME-1]', () => {
    expect(newOperation({ ...input, activityDay: '2026-03-08' }).date.toISOString()).toBe(
      '2026-03-08T14:30:00.000Z',
    );
    expect(newOperation({ ...input, activityDay: '2026-11-01' }).date.toISOString()).toBe(
      '2026-11-01T15:30:00.000Z',
    );
  });

  it('starts no later than a move may, however far the branch', () => {
    expect(newOperationStart(20)).toBe(17 * 60 + 45);
  });

  it('is carried by two movers or three', () => {
    expect([1, 2, 3, 4, null, undefined].filter(isMoverCount)).toEqual([2, 3]);
  });

  it('takes an even share of the movers, two or three [R-MOVE-12]', () => {
    expect(moverCountPerTruck(5, 2)).toBe(3);
    expect(moverCountPerTruck(4, 2)).toBe(2);
    expect(moverCountPerTruck(3, 0)).toBe(3);
    expect(moverCountPerTruck(1, 1)).toBe(2);
    expect(moverCountPerTruck(8, 1)).toBe(3);
    fc.assert(
      fc.property(fc.nat(40), fc.nat(10), (movers, trucks) =>
        [2, 3].includes(moverCountPerTruck(movers, trucks)),
      ),
    );
  });
});

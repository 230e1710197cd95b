import { describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import { driveBackLimits, driveOutLimits, durationLimits } from './input-limits.js';

const ZONE = 'America/Chicago';
const start = (minutes: number, day = '2026-11-21') => instantAt(day, minutes, ZONE);

describe('limits of the operation inputs', () => {
  it('lets a truck leave from 07:30, with Early Start from 07:00 [R-TIME-4]', () => {
    expect(driveOutLimits(start(510), ZONE, false)).toEqual({ min: 0, max: 1 });
    expect(driveOutLimits(start(510), ZONE, true)).toEqual({ min: 0, max: 1.5 });
    expect(driveOutLimits(start(430), ZONE, false)).toEqual({ min: 0, max: 0 });
  });

  it('ends jobs by 18:30 [R-TIME-5, R-TIME-8]', () => {
    expect(durationLimits(start(510), ZONE)).toEqual({ min: 0.5, max: 10 });
    expect(durationLimits(start(1105), ZONE)).toEqual({ min: 0.5, max: 0.5 });
  });

  it('brings trucks back by 21:30 [R-TIME-6]', () => {
    expect(driveBackLimits(start(510), ZONE, 10)).toEqual({ min: 0, max: 3 });
    expect(driveBackLimits(start(900), ZONE, 9)).toEqual({ min: 0, max: 0 });
  });

  it('reads the wall clock on the days the clocks change', () => {
    for (const day of ['2026-03-08', '2026-11-01']) {
      expect(durationLimits(start(510, day), ZONE).max).toBe(10);
      expect(driveOutLimits(start(510, day), ZONE, false).max).toBe(1);
    }
  });
});

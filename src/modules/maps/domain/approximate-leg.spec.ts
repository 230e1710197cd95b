import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { approximateLeg, legsFrom, truckHours } from './approximate-leg.js';

const ZONE = 'America/Chicago';
const FROM = { latitude: 35.4676, longitude: -97.5164 };
const TO = { latitude: 35.5676, longitude: -97.5164 };
const at = (hour: number, day = '2026-11-21') => ({
  at: instantAt(day, hour * 60, ZONE),
  timezone: ZONE,
});

describe('approximate leg', () => {
  it('drives 35 mph on the first and last three miles and 60 between, a truck 1.15 times as long [R-DRIVE-10]', () => {
    expect(truckHours(3.5)).toBeCloseTo(0.1 * 1.15);
    expect(truckHours(6)).toBeCloseTo((6 / 35) * 1.15);
    expect(truckHours(66)).toBeCloseTo((6 / 35 + 1) * 1.15);
    expect(truckHours(0)).toBe(0);
  });

  it('takes longer in the peaks by the clock on the wall [R-DRIVE-11]', () => {
    const night = approximateLeg(FROM, TO, at(23));
    const morning = approximateLeg(FROM, TO, at(8));
    expect(night.hours).toBeCloseTo(truckHours(night.miles));
    expect(morning.hours / night.hours).toBeCloseTo(1.38);
    expect(approximateLeg(FROM, TO, at(17)).hours).toBeGreaterThan(morning.hours);
    expect(approximateLeg(FROM, TO, at(8, '2026-07-04')).hours).toBe(morning.hours);
  });

  it('is the same where many are asked for', () => {
    for (const hour of [0, 8, 12, 17]) {
      expect(legsFrom(FROM)(TO)(hour)).toBe(approximateLeg(FROM, TO, at(hour)).hours);
    }
  });

  it('is nothing to where one is', () => {
    expect(approximateLeg(FROM, FROM, at(8))).toEqual({ miles: 0, hours: 0 });
  });

  it('never gets shorter in miles or hours as the goal lies farther', () => {
    const north = fc.double({ min: 0, max: 2, noNaN: true });
    fc.assert(
      fc.property(north, north, fc.integer({ min: 0, max: 23 }), (a, b, hour) => {
        const leg = (degrees: number) =>
          approximateLeg(FROM, { ...FROM, latitude: FROM.latitude + degrees }, at(hour));
        const [near, far] = [leg(Math.min(a, b)), leg(Math.max(a, b))];
        return near.miles <= far.miles + 1e-9 && near.hours <= far.hours + 1e-9;
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import { clockAt, MOMENTS, ZONE } from './moments.mjs';

const next = (name, now) =>
  MOMENTS[name](DateTime.fromISO(now, { zone: ZONE })).toFormat('yyyy-MM-dd HH:mm');

describe('the moments of the nightly tests', () => {
  it.each([
    ['first-of-month', '2026-12-01 10:00'],
    ['last-of-month', '2026-11-30 15:00'],
    ['end-of-year', '2026-12-31 18:00'],
    ['leap-day', '2028-02-29 11:00'],
    ['clocks-forward', '2027-03-14 09:00'],
    ['clocks-back', '2027-11-07 09:00'],
    ['saturday', '2026-12-05 12:00'],
    ['sunday', '2026-11-29 12:00'],
    ['11-pm', '2026-11-30 23:00'],
    ['1-am', '2026-11-30 01:00'],
  ])('are the next of their kind: %s', (name, expected) => {
    expect(next(name, '2026-11-28T04:05')).toBe(expected);
  });

  it('are never today, which the run of the day has', () => {
    expect(next('first-of-month', '2026-12-01T04:05')).toBe('2027-01-01 10:00');
  });

  it('are told to a process as the seconds from now', () => {
    const now = DateTime.fromISO('2026-11-28T04:00Z');
    expect(clockAt('lib.so', now.plus({ hours: 2 }), now).FAKETIME).toBe('+7200');
    expect(clockAt('lib.so', now.minus({ seconds: 5 }), now).FAKETIME).toBe('-5');
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  daysBetween,
  instantAt,
  isDayOver,
  isLocalDate,
  localDateOf,
  parseLocalDate,
  showLocalDate,
  wallMinutesOf,
} from './local-date.js';

const CHICAGO = 'America/Chicago';

describe('local date', () => {
  it('takes real days in one spelling only', () => {
    expect(isLocalDate('2028-02-29')).toBe(true);
    expect(isLocalDate('2026-02-29')).toBe(false);
    expect(isLocalDate('2026-2-9')).toBe(false);
    expect(isLocalDate(20260209)).toBe(false);
    expect(isLocalDate(['2026-02-09'])).toBe(false);
    expect(isLocalDate('0000-01-01')).toBe(false);
    expect(parseLocalDate('2026-02-09')).toBe('2026-02-09');
  });

  it('refuses with the sentence of the contract [R-API-3]', () => {
    expect(() => parseLocalDate('11/21/2026')).toThrow(
      'Invalid usage: provided dateString is not in expected YYYY-MM-DD format',
    );
    expect(() => parseLocalDate('')).toThrow(
      expect.objectContaining({ kind: 'invalid', code: 'INVALID_DATE' }),
    );
  });

  it('counts days over months, years and clock changes', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2027-02-28', 12)).toBe('2028-02-28');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
    expect(addMonths('9999-01-31', 12)).toBe('9999-12-31');
    expect(addDays('9999-12-30', 27)).toBe('9999-12-31');
    expect(addDays('9999-01-01', 1)).toBe('9999-01-02');
    expect(addDays('2026-03-09', -2)).toBe('2026-03-07');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2);
  });

  it('knows the day and the wall clock of a zone', () => {
    const late = new Date('2026-11-22T04:30:00Z');
    expect(localDateOf(late, CHICAGO)).toBe('2026-11-21');
    expect(localDateOf(late, 'UTC')).toBe('2026-11-22');
    expect(wallMinutesOf(late, CHICAGO)).toBe(22 * 60 + 30);
  });

  it('knows whether a day is over, first where the clocks are farthest ahead', () => {
    const noonInLondon = new Date('2026-11-21T12:00:00Z');
    const isOver = (day: string, timezone: string) => isDayOver(day, timezone, noonInLondon);
    expect(isOver('2026-11-21', 'Pacific/Kiritimati')).toBe(true);
    expect(isOver('2026-11-22', 'Pacific/Kiritimati')).toBe(false);
    expect(isOver('2026-11-21', CHICAGO)).toBe(false);
    expect(isOver('2026-11-20', CHICAGO)).toBe(true);
    expect(isOver('2026-11-20', 'Pacific/Niue')).toBe(true);
  });

  it('keeps no answer for another moment or zone', () => {
    const moment = new Date('2026-11-22T04:30:00Z');
    expect(localDateOf(moment, CHICAGO)).toBe('2026-11-21');
    moment.setUTCHours(12);
    expect(localDateOf(moment, CHICAGO)).toBe('2026-11-22');
    expect(localDateOf(moment, 'Pacific/Kiritimati')).toBe('2026-11-23');
  });

  it('moves a skipped time forward and takes the first of a repeated one', () => {
    expect(instantAt('2026-03-08', 150, CHICAGO).toISOString()).toBe('2026-03-08T08:30:00.000Z');
    expect(instantAt('2026-11-01', 90, CHICAGO).toISOString()).toBe('2026-11-01T06:30:00.000Z');
  });

  it('reads back the working hours it wrote, on every day of seven years', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 7 * 365 }),
        fc.integer({ min: 180, max: 1439 }),
        fc.constantFrom(CHICAGO, 'America/Denver', 'America/Phoenix'),
        (offset, minutes, zone) => {
          const day = addDays('2024-01-01', offset);
          const instant = instantAt(day, minutes, zone);
          return localDateOf(instant, zone) === day && wallMinutesOf(instant, zone) === minutes;
        },
      ),
    );
  });

  it('shows a day the American way', () => {
    expect(showLocalDate('2026-11-21')).toBe('11/21/2026');
  });
});

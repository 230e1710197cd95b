import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { asDate, isoOf } from './instant.js';

const DAY_MS = 86_400_000;

describe('instant', () => {
  it('reads the wire text and the stored date alike', () => {
    const date = new Date('2026-11-21T14:30:00.000Z');
    expect(asDate('2026-11-21T14:30:00Z').getTime()).toBe(date.getTime());
    expect(asDate(date)).toBe(date);
  });

  it('writes any moment as the standard does', () => {
    const last = 8_640_000_000_000_000;
    const days = fc.integer({ min: -last / DAY_MS, max: last / DAY_MS - 1 });
    const ofDay = fc.integer({ min: 0, max: DAY_MS - 1 });
    fc.assert(
      fc.property(days, fc.array(ofDay, { minLength: 1, maxLength: 3 }), (day, times) => {
        for (const time of times) {
          const moment = new Date(day * DAY_MS + time);
          expect(isoOf(moment)).toBe(moment.toISOString());
        }
      }),
    );
    expect(isoOf(new Date(last))).toBe('+275760-09-13T00:00:00.000Z');
    expect(() => isoOf(new Date(NaN))).toThrow(RangeError);
  });
});

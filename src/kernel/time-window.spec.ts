import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  alignOutward,
  ceilToQuarter,
  floorToQuarter,
  isQuarterHours,
  overlaps,
  plusHours,
} from './time-window.js';

const at = (time: string): Date => new Date(`2026-11-21T${time}:00Z`);

describe('time window', () => {
  it('is half-open: neighbors that touch do not overlap', () => {
    expect(
      overlaps({ start: at('08:00'), end: at('09:00') }, { start: at('09:00'), end: at('10:00') }),
    ).toBe(false);
    expect(
      overlaps({ start: at('09:00'), end: at('10:00') }, { start: at('08:00'), end: at('09:00') }),
    ).toBe(false);
    expect(
      overlaps({ start: at('08:00'), end: at('09:01') }, { start: at('09:00'), end: at('10:00') }),
    ).toBe(true);
  });

  it('aligns outward to blocks and leaves aligned windows alone', () => {
    expect(alignOutward({ start: at('08:07'), end: at('09:01') }, 15)).toEqual({
      start: at('08:00'),
      end: at('09:15'),
    });
    const aligned = { start: at('08:15'), end: at('09:30') };
    expect(alignOutward(aligned, 15)).toEqual(aligned);
  });

  it('adds parts of hours', () => {
    expect(plusHours(at('08:00'), 1.75)).toEqual(at('09:45'));
    expect(plusHours(at('08:00'), -0.5)).toEqual(at('07:30'));
  });

  it('rounds to quarter hours without falling for floating point', () => {
    expect(ceilToQuarter(0.1 + 0.2 + 0.45)).toBe(0.75);
    expect(ceilToQuarter(0)).toBe(0);
    expect(ceilToQuarter(2.01)).toBe(2.25);
    expect(floorToQuarter(2.24)).toBe(2);
    expect(floorToQuarter(0.7 + 0.05)).toBe(0.75);
    expect(isQuarterHours(1.75)).toBe(true);
    expect(isQuarterHours(1.8)).toBe(false);
  });

  it('never rounds down when rounding up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), (minutes) => {
        const hours = ceilToQuarter(minutes / 60);
        return isQuarterHours(hours) && hours * 60 >= minutes && hours * 60 - minutes < 15;
      }),
    );
  });
});

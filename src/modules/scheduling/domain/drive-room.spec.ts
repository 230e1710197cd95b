import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { HOUR_MS } from '#kernel/time-window.js';
import { drivesWithin, freeAround } from './drive-room.js';

const at = (hour: number): Date => new Date(Date.UTC(2027, 2, 3) + hour * HOUR_MS);
const slot = (from: number, to: number) => ({ start: at(from), end: at(to) });
const DAY = slot(7, 22);
const JOB = slot(10, 13);

describe('the room for the drives of a job', () => {
  it('ends at what is before and after it, and at the hours of the board [R-DRIVE-17]', () => {
    expect(freeAround(JOB, [slot(7, 9.5), slot(14, 16), slot(18, 20)], DAY)).toEqual(slot(9.5, 14));
    expect(freeAround(JOB, [], DAY)).toEqual(DAY);
    expect(drivesWithin(JOB, { out: 1.5, back: 0.5 }, slot(9, 14))).toEqual({ out: 1, back: 0.5 });
    expect(drivesWithin(JOB, { out: 1.5, back: 0.5 }, slot(10, 13))).toEqual({ out: 0, back: 0 });
  });

  it('never lets a drive grow or leave it, in whole quarter hours [R-DRIVE-17]', () => {
    const quarters = fc.integer({ min: 0, max: 12 }).map((n) => n / 4);
    const minutes = fc.integer({ min: 0, max: 180 }).map((n) => n / 60);
    fc.assert(
      fc.property(quarters, quarters, minutes, minutes, (out, back, before, after) => {
        const free = slot(10 - before, 13 + after);
        const cut = drivesWithin(JOB, { out, back }, free);
        expect(cut.out).toBeLessThanOrEqual(out);
        expect(cut.back).toBeLessThanOrEqual(back);
        expect([cut.out * 4, cut.back * 4].every(Number.isInteger)).toBe(true);
        expect(at(10 - cut.out) >= free.start && at(13 + cut.back) <= free.end).toBe(true);
        // Another quarter would not fit, or is not wanted.
        expect(cut.out === out || at(9.75 - cut.out) < free.start).toBe(true);
        expect(cut.back === back || at(13.25 + cut.back) > free.end).toBe(true);
      }),
    );
  });
});

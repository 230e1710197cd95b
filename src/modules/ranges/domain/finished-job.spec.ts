import { describe, expect, it } from '@jest/globals';
import { finishOf, lessonOf } from './finished-job.js';
import type { FrozenBasis, WorkedTruck } from './finished-job.js';

const NOW = new Date('2027-03-10T12:00:00.000Z');
const basis = (over: Partial<FrozenBasis> = {}): FrozenBasis => ({
  group: 'apartment|level',
  speed: 1,
  handlingMinutes: 240,
  drivingMinutes: 30,
  isComplete: true,
  ...over,
});
const truck = (over: Partial<WorkedTruck> = {}): WorkedTruck => ({
  isOnTruck: true,
  started: new Date('2027-03-09T14:00:00.000Z'),
  finished: new Date('2027-03-09T18:30:00.000Z'),
  speed: 1,
  breakMinutes: 0,
  extraMinutes: 0,
  isAssumed: false,
  exceptional: false,
  ...over,
});
const running = truck({ finished: null });

describe('a finished job', () => {
  it('teaches how often the estimated time it took, without breaks, extra work and driving [R-RANGE-2]', () => {
    expect(lessonOf(basis(), [truck()], NOW)).toEqual({ ratio: 1, leftOut: null });
    const tired = truck({ breakMinutes: 30, extraMinutes: 18 });
    expect(lessonOf(basis(), [tired], NOW).ratio).toBeCloseTo(0.8, 12);
  });

  it('counts what its trucks did by the speed of who was there [R-RANGE-2]', () => {
    const two = [truck({ speed: 1 / 0.7 }), truck({ speed: 0.5 })];
    const planned = basis({ speed: 2 / 0.7 });
    expect(lessonOf(planned, two, NOW).ratio).toBeCloseTo((1 / 0.7 + 0.5) / (2 / 0.7), 12);
  });

  it('ends when the last truck does', () => {
    const later = truck({ finished: new Date('2027-03-09T19:00:00.000Z') });
    expect(finishOf([later, truck(), running])).toEqual(later.finished);
    expect(finishOf([running])).toBeNull();
  });

  const old = truck({
    started: new Date('2025-03-01T14:00:00.000Z'),
    finished: new Date('2025-03-01T18:30:00.000Z'),
  });
  it.each([
    ['unfinished', basis({ isComplete: false }), [truck({ isAssumed: true }), running]],
    ['assumed', basis({ isComplete: false }), [truck({ isAssumed: true, exceptional: true })]],
    ['exceptional', basis({ isComplete: false }), [truck({ exceptional: true })]],
    ['noEstimate', basis({ isComplete: false }), [old]],
    ['ratio', basis({ handlingMinutes: 1_000 }), [old]],
    ['ratio', basis({ handlingMinutes: 59 }), [truck()]],
    ['old', basis(), [old]],
  ] as const)('teaches nothing for the first reason: %s', (leftOut, estimated, trucks) => {
    expect(lessonOf(estimated, trucks, NOW).leftOut).toBe(leftOut);
  });

  it('teaches at both ends of what a ratio may be, and without a truck that never went [R-RANGE-2]', () => {
    const ends = [basis({ handlingMinutes: 960 }), basis({ handlingMinutes: 60 })];
    expect(ends.map((one) => lessonOf(one, [truck()], NOW).leftOut)).toEqual([null, null]);
    const unassigned = truck({ isOnTruck: false, started: null, finished: null });
    expect(lessonOf(basis(), [truck(), unassigned], NOW).leftOut).toBeNull();
  });

  it('has no ratio without an estimate', () => {
    const nothing = basis({ handlingMinutes: 0, isComplete: false });
    expect(lessonOf(nothing, [truck()], NOW)).toEqual({ ratio: null, leftOut: 'noEstimate' });
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { availableStarts, type AvailabilityRequest, isFreeWithSeparation } from './availability.js';
import { clockMinutes } from './board-config.js';
import { isTight } from './turnaround.js';

const DAY = '2026-11-21';
const ZONE = 'America/Denver';
const window = (clock: string, hours: number) => {
  const start = instantAt(DAY, clockMinutes(clock), ZONE);
  return { start, end: plusHours(start, hours) };
};
const starts = (over: Partial<AvailabilityRequest> = {}) =>
  availableStarts({
    day: DAY,
    timezone: ZONE,
    duration: 2.5,
    slots: 1,
    trucks: [{ taken: [] }],
    ...over,
  });
const times = (over: Partial<AvailabilityRequest> = {}) => starts(over).map(({ time }) => time);

describe('availability', () => {
  it('offers an empty truck from 08:00 until the job would pass 19:00 [R-BOARD-18]', () => {
    const all = times();
    expect(all[0]).toBe('08:00');
    expect(all.at(-1)).toBe('16:30');
    expect(times({ duration: 1 }).at(-1)).toBe('17:45');
    expect(times({ duration: 12 })).toEqual([]);
  });

  it('keeps an hour before and after what lies on the truck', () => {
    const all = times({ trucks: [{ taken: [window('12:00', 2)] }] });
    expect(all).toContain('08:30');
    expect(all).not.toContain('08:45');
    expect(all).not.toContain('14:45');
    expect(all).toContain('15:00');
  });

  it('lets a job end when the truck goes out of service, and not later', () => {
    const unavailableFrom = window('13:00', 1).start;
    expect(times({ trucks: [{ taken: [], unavailableFrom }] }).at(-1)).toBe('10:30');
  });

  it('counts the trucks that are free and asks for enough of them', () => {
    const trucks = [{ taken: [] }, { taken: [window('07:00', 15)] }, { taken: [] }];
    expect(starts({ trucks })[0]).toEqual({ time: '08:00', slots: 2 });
    expect(starts({ trucks, slots: 3 })).toEqual([]);
    expect(starts({ trucks: [] })).toEqual([]);
  });

  it('offers nothing that is past', () => {
    expect(times({ notBefore: instantAt(DAY, clockMinutes('10:05'), ZONE) })[0]).toBe('10:15');
    expect(times({ notBefore: instantAt(DAY, clockMinutes('10:15'), ZONE) })[0]).toBe('10:15');
  });

  it('offers the same clock on the days the clocks change', () => {
    for (const day of ['2026-03-08', '2026-11-01']) expect(times({ day })).toEqual(times());
  });

  it('never offers a tight turnaround [R-BOARD-17]', () => {
    const slot = fc.tuple(fc.integer({ min: 28, max: 70 }), fc.integer({ min: 1, max: 24 }));
    fc.assert(
      fc.property(
        fc.array(slot, { maxLength: 4 }),
        fc.integer({ min: 2, max: 20 }),
        (slots, quarters) => {
          const taken = slots.map(([start, length]) => {
            const from = instantAt(DAY, start * 15, ZONE);
            return { start: from, end: plusHours(from, length / 4) };
          });
          return starts({ trucks: [{ taken }], duration: quarters / 4 }).every(({ time }) => {
            const wanted = window(time, quarters / 4);
            return (
              isFreeWithSeparation({ taken }, wanted) &&
              !taken.some((other) => isTight(wanted, other))
            );
          });
        },
      ),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { startChoiceInstants, startChoices } from './start-choices.js';

const times = (over: Partial<Parameters<typeof startChoices>[0]> = {}) => ({
  duration: 4,
  startingDriveTime: 0,
  endingDriveTime: 0,
  earlyStart: false,
  ...over,
});
const at = (clock: string): number => {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
};

describe('start choices', () => {
  it('run from 08:00 to 19:00 less the duration without a drive time [R-TIME-3]', () => {
    const choices = startChoices(times());
    expect(choices[0]).toBe(at('08:00'));
    expect(choices.at(-1)).toBe(at('15:00'));
    expect(choices).toHaveLength(29);
  });

  it('run from 07:30 plus drive out to 21:00 less duration and drive back with one [R-TIME-3]', () => {
    const choices = startChoices(times({ startingDriveTime: 0.75, endingDriveTime: 0.5 }));
    expect(choices[0]).toBe(at('08:15'));
    expect(choices.at(-1)).toBe(at('16:30'));
    expect(startChoices(times({ endingDriveTime: 0.5 }))[0]).toBe(at('07:30'));
    const driveOut = startChoices(times({ startingDriveTime: 0.25 }));
    expect([driveOut[0], driveOut.at(-1)]).toEqual([at('07:45'), at('17:00')]);
  });

  it('begin at 07:00 with Early Start [R-TIME-3]', () => {
    expect(startChoices(times({ earlyStart: true, startingDriveTime: 1 }))[0]).toBe(at('07:00'));
  });

  it('never go beyond 17:45', () => {
    expect(startChoices(times({ duration: 1, endingDriveTime: 0.25 })).at(-1)).toBe(at('17:45'));
    expect(startChoices(times({ duration: 0.5 })).at(-1)).toBe(at('17:45'));
  });

  it('always hold the stored start, even when nothing else fits [R-TIME-3]', () => {
    expect(startChoices(times({ duration: 14 }), at('08:30'))).toEqual([at('08:30')]);
    expect(startChoices(times(), at('08:10'))).toContain(at('08:10'));
    expect(startChoices(times(), at('18:00')).at(-1)).toBe(at('18:00'));
  });

  it('rise in quarter hours, without repeats [R-TIME-3]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        fc.boolean(),
        (duration, out, back, earlyStart) => {
          const choices = startChoices(
            {
              duration: duration / 4,
              startingDriveTime: out / 4,
              endingDriveTime: back / 4,
              earlyStart,
            },
            at('08:30'),
          );
          return choices.every(
            (minutes, index) => minutes % 15 === 0 && minutes > (choices[index - 1] ?? 0),
          );
        },
      ),
    );
  });

  it('are wall-clock times of the operation on the days the clocks change', () => {
    for (const [day, zone] of [
      ['2026-03-08', 'America/Chicago'],
      ['2026-11-01', 'America/Denver'],
    ] as const) {
      const date = instantAt(day, at('08:30'), zone);
      const choices = startChoiceInstants({ ...times(), date }, zone);
      expect(choices[0]).toEqual(instantAt(day, at('08:00'), zone));
      expect(choices.at(-1)).toEqual(instantAt(day, at('15:00'), zone));
      expect(choices).toContainEqual(date);
    }
  });
});

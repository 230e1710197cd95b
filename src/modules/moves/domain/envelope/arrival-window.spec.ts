import { describe, expect, it } from '@jest/globals';
import { holdsStart, promisedStart, showArrival } from '#kernel/arrival-window.js';
import { windowFault } from './arrival-window.js';

const CHICAGO = 'America/Chicago';
const on = { day: '2026-11-21', timezone: CHICAGO };
/** Central time of the day. */
const at = (clock: string): string => `2026-11-21T${clock}:00-06:00`;
const window = (from: string, to: string) => ({ from: at(from), to: at(to) });
const DAY = 'An arrival window lies between 7:00 AM and 5:45 PM of the day';
const QUARTERS = 'An arrival window begins and ends on a quarter hour';
const LENGTH = 'An arrival window is 15 minutes to 6 hours long';
const START = 'The start should lie in the arrival window';

describe('an arrival window', () => {
  it.each([
    ['09:00', '12:00', '09:00', null],
    ['09:00', '12:00', '12:00', null],
    ['09:00', '09:15', '09:15', null],
    ['07:00', '13:00', '08:30', null],
    ['11:45', '17:45', '17:45', null],
    ['09:00', '12:00', '08:45', START],
    ['09:00', '12:00', '12:15', START],
    ['09:00', '09:00', '09:00', LENGTH],
    ['12:00', '09:00', '10:00', LENGTH],
    ['07:00', '13:15', '08:30', LENGTH],
    ['06:45', '09:00', '08:30', DAY],
    ['15:00', '18:00', '16:00', DAY],
    ['09:10', '12:00', '10:00', QUARTERS],
    ['09:00', '11:55', '10:00', QUARTERS],
  ])('from %s to %s around a start at %s [R-TIME-14]', (from, to, start, fault) => {
    expect(windowFault(window(from, to), at(start), on)).toBe(fault);
  });

  it('is of the day of its move, and whole minutes [R-TIME-14]', () => {
    const whole = window('09:00', '12:00');
    const next = { from: '2026-11-22T09:00:00-06:00', to: '2026-11-22T12:00:00-06:00' };
    expect(windowFault(next, at('10:00'), on)).toBe(DAY);
    expect(windowFault({ ...whole, to: next.to }, at('10:00'), on)).toBe(DAY);
    const late = { ...whole, from: '2026-11-21T09:00:01-06:00' };
    expect(windowFault(late, at('10:00'), on)).toBe(QUARTERS);
  });

  it('holds the starts from its first to its last moment; none holds nothing', () => {
    const held = ['08:59', '09:00', '12:00', '12:01'].map((start) =>
      holdsStart(window('09:00', '12:00'), new Date(at(start))),
    );
    expect(held).toEqual([false, true, true, false]);
    expect(holdsStart(null, at('09:00'))).toBe(false);
  });

  it('is told as people say it, while it holds the start [R-TIME-17]', () => {
    const told = (start: string) => showArrival(at(start), window('12:00', '15:00'), CHICAGO);
    expect([told('12:00'), told('15:15'), showArrival(at('09:15'), null, CHICAGO)]).toEqual([
      'between 12:00 PM and 3:00 PM',
      'at 3:15 PM',
      'at 9:15 AM',
    ]);
  });

  it('is what is promised while it holds the start, otherwise the start and a quarter of an hour [R-ACTUAL-15]', () => {
    const dates = { from: new Date(at('12:00')), to: new Date(at('13:30')) };
    const promised = (start: string, known: typeof dates | null) =>
      promisedStart(new Date(at(start)), known);
    expect(promised('13:00', dates)).toEqual(dates);
    const alone = { from: new Date(at('13:45')), to: new Date(at('14:00')) };
    expect([promised('13:45', dates), promised('13:45', null)]).toEqual([alone, alone]);
  });
});

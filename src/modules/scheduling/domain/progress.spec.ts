import { describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import { clockMinutes } from './board-config.js';
import { tailOf, workedSpan } from './progress.js';

const ON = { day: '2026-11-21', timezone: 'America/Chicago' };
const at = (clock: string) => instantAt(ON.day, clockMinutes(clock), ON.timezone);
/** Planned from 8:30 to 12:30. */
const planned = { ...ON, start: at('08:30'), end: at('12:30') };
const nothing = { started: null, finished: null };
const range = { p50: 4.5, p80: 5.1 };

describe('the tail of a block', () => {
  it('reaches from the end of the job over what most such jobs take, in whole columns', () => {
    // 8:30 and 5.1 hours are 13:36; 12:30 is column 22.
    expect(tailOf(planned, nothing, range)).toEqual({ column: 22, span: 5 });
    expect(tailOf(planned, { ...nothing, started: at('07:00') }, range)).toBeNull();
    expect(tailOf(planned, { ...nothing, started: at('08:15') }, range)?.span).toBe(4);
  });

  it('ends with the grid, and is none of a job that is done or of which nobody knows', () => {
    expect(tailOf(planned, nothing, { p50: 20, p80: 30 })).toEqual({ column: 22, span: 39 });
    expect(tailOf(planned, { ...nothing, finished: at('12:00') }, range)).toBeNull();
    expect(tailOf(planned, nothing, null)).toBeNull();
    expect(tailOf(planned, nothing, { p50: 3, p80: 4 })).toBeNull();
  });
});

describe('the span of a block', () => {
  it('reaches from the start to the end, or to now, within the grid, and is none before the start [R-ACTUAL-18]', () => {
    const spanOf = (now: string, over: object) => workedSpan(ON, { ...nothing, ...over }, at(now));
    // 8:59 is in column 7, 17:00 is column 40.
    expect(spanOf('18:00', { started: at('08:59'), finished: at('17:00') })).toEqual({
      column: 7,
      span: 33,
    });
    expect(spanOf('09:01', { started: at('08:59') })).toEqual({ column: 7, span: 2 });
    expect(spanOf('07:30', { started: at('06:10') })).toEqual({ column: 0, span: 2 });
    expect(spanOf('09:00', {})).toBeNull();
  });
});

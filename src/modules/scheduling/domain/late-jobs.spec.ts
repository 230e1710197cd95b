import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, isDayOver } from '#kernel/local-date.js';
import { cantStart, isRunningLate, mayRunLate, type JobFacts } from './late-jobs.js';
import { at, DAY, facts, TIMEZONE } from './marked-booking.fixture.js';

/** Planned from 8:30 to 12:30, leaving at 8:00. */
const planned = {
  ...{ day: DAY, timezone: TIMEZONE, truckId: 'T1' as string | null },
  ...{ envelopeStart: at('08:00'), start: at('08:30'), end: at('12:30') },
};
const NEXT_DAY = at('00:00', addDays(DAY, 1));

const late = (now: string, known: Partial<JobFacts> = {}, over: object = {}) =>
  isRunningLate({ ...planned, ...over }, facts(known), at(now));
const may = (now: string, known: Partial<JobFacts> = {}, over: object = {}) =>
  mayRunLate({ ...planned, ...over }, facts(known), at(now));

describe('a job that runs late', () => {
  it('has not started a quarter of an hour after the plan, and nothing holds it up [R-ACTUAL-8]', () => {
    expect(late('08:45')).toBe(false);
    expect(late('08:46')).toBe(true);
    expect(late('08:46', { leftYard: at('08:00') })).toBe(true);
    expect(late('08:46', { waitsFor: 'before' })).toBe(false);
    expect(late('08:46', { started: at('08:44') })).toBe(false);
  });

  it('is not done a quarter of an hour after its planned end, whether it waits or not [R-ACTUAL-8]', () => {
    const started = at('08:30');
    expect(late('12:45', { started })).toBe(false);
    expect(late('12:46', { started })).toBe(true);
    expect(late('12:46', { waitsFor: 'before' })).toBe(true);
    expect(late('14:00', { started, finished: at('13:50'), expectedEnd: at('13:50') })).toBe(false);
  });

  it('started, and should end more than a quarter of an hour late [R-ACTUAL-8]', () => {
    const started = at('08:30');
    expect(late('09:00', { started, expectedEnd: at('12:45') })).toBe(false);
    expect(late('09:00', { started, expectedEnd: at('12:46') })).toBe(true);
    expect(late('08:40', { expectedEnd: at('12:46') })).toBe(false);
  });

  it('is on a truck, and its day has begun and is not over [R-ACTUAL-8]', () => {
    expect(late('09:00', {}, { truckId: null })).toBe(false);
    expect(isRunningLate(planned, facts({}), NEXT_DAY)).toBe(false);
    const started = at('23:50', addDays(DAY, -1));
    const known = facts({ started, expectedEnd: at('13:00') });
    expect(isRunningLate(planned, known, at('23:55', addDays(DAY, -1)))).toBe(false);
    expect(isRunningLate(planned, known, at('00:00'))).toBe(true);
  });
});

describe('a job that may run late', () => {
  it('has not begun, and the plan has not the room that such jobs take [R-ACTUAL-8]', () => {
    expect(may('07:59', { expectedEnd: at('12:45') })).toBe(false);
    expect(may('07:59', { expectedEnd: at('12:46') })).toBe(true);
    expect(may('08:00', { expectedEnd: at('12:46') })).toBe(false);
    expect(may('07:59', { leftYard: at('07:50'), expectedEnd: at('12:46') })).toBe(false);
    expect(may('09:00', { waitsFor: 'before', expectedEnd: at('14:00') })).toBe(true);
    expect(may('07:59')).toBe(false);
  });

  it('may do so days before, but not once its day is over, and not without a truck [R-ACTUAL-8]', () => {
    const known = { expectedEnd: at('14:00') };
    expect(mayRunLate(planned, facts(known), at('12:00', addDays(DAY, -5)))).toBe(true);
    expect(mayRunLate(planned, facts({ ...known, waitsFor: 'before' }), NEXT_DAY)).toBe(false);
    expect(may('07:00', known, { truckId: null })).toBe(false);
  });
});

it('is held up while the job before says so, until its day is over [R-BOARD-60]', () => {
  const waits = facts({ waitsFor: 'before', expectedStart: at('17:30') });
  expect(cantStart(planned, waits, at('10:00'))).toBe(true);
  expect(cantStart(planned, facts({}), at('10:00'))).toBe(false);
  expect(cantStart(planned, waits, NEXT_DAY)).toBe(false);
  expect(cantStart({ ...planned, truckId: null }, waits, at('10:00'))).toBe(false);
});

const minute = fc.integer({ min: -3_000, max: 3_000 });
const moment = minute.map((n) => new Date(at('12:00').getTime() + n * 60_000));
const known = fc.option(moment, { nil: null });
const anyFacts = fc.record({
  ...{ leftYard: known, started: known, finished: known, expectedStart: known },
  expectedEnd: known,
  waitsFor: fc.constantFrom(null, 'before'),
});

describe('any job', () => {
  it('is nothing of this once its day is over [R-BOARD-60]', () => {
    fc.assert(
      fc.property(anyFacts, moment, (job, now) => {
        fc.pre(isDayOver(DAY, TIMEZONE, now));
        for (const judge of [cantStart, isRunningLate, mayRunLate])
          expect(judge(planned, job, now)).toBe(false);
      }),
    );
  });

  it('that runs late stays so until something is stamped or its day is over [R-ACTUAL-8]', () => {
    fc.assert(
      fc.property(anyFacts, moment, moment, (job, one, other) => {
        const [now, then] = one <= other ? [one, other] : [other, one];
        fc.pre(!isDayOver(DAY, TIMEZONE, then));
        if (isRunningLate(planned, job, now)) expect(isRunningLate(planned, job, then)).toBe(true);
      }),
    );
  });

  it('that is done is never late, and one that started never may be [R-ACTUAL-8]', () => {
    fc.assert(
      fc.property(anyFacts, moment, (job, now) => {
        if (job.finished) expect(isRunningLate(planned, job, now)).toBe(false);
        const first = job.leftYard ?? job.started ?? job.finished;
        if (first && first <= now) expect(mayRunLate(planned, job, now)).toBe(false);
      }),
    );
  });
});

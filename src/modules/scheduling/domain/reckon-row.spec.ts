import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { instantAt } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { clockMinutes } from './board-config.js';
import { reckonRow, type RowJob } from './reckon-row.js';

const DAY = '2026-11-21';
const ZONE = 'America/Chicago';
const at = (clock: string): Date => instantAt(DAY, clockMinutes(clock), ZONE);
const jobOf = (operationId: string, start: string, over: Partial<RowJob> = {}): RowJob => ({
  operationId,
  truckId: 't1',
  start: at(start),
  duration: 2.5,
  startingDriveTime: 0.25,
  endingDriveTime: 0.25,
  leftYard: null,
  started: null,
  finished: null,
  backYard: null,
  usualHours: null,
  ...over,
});
/** Planned from 9:00 to 11:30, finished at 5:00 PM. */
const taylor = (over: Partial<RowJob> = {}): RowJob =>
  jobOf('taylor', '09:00', { started: at('08:59'), finished: at('17:00'), ...over });
const torres = (over: Partial<RowJob> = {}): RowJob => jobOf('torres', '14:15', over);
const reckon = (now: string, ...jobs: RowJob[]) => {
  const reckoned = reckonRow(jobs, at(now));
  return (id: string) => reckoned.get(id);
};

describe('the jobs of a row', () => {
  it('wait for the one before that is not over, up to the next quarter [R-ACTUAL-17]', () => {
    const of = reckon('17:00', taylor(), torres());
    const waits = { expectedStart: at('17:30'), waitsFor: 'taylor', hasBegun: false };
    expect(of('torres')).toMatchObject(waits);
    expect(of('taylor')).toMatchObject({ expectedStart: null, waitsFor: null, hasBegun: true });
    const back = reckon('17:10', taylor({ backYard: at('17:08') }), torres());
    expect(back('torres')).toMatchObject(waits);
  });

  it('expect the one before to end by its range, by its planned length without one, and never before now [R-ACTUAL-17]', () => {
    const running = { finished: null };
    const expectedAt = (now: string, over: Partial<RowJob>) =>
      reckon(now, taylor(over), torres())('torres')?.expectedStart;
    expect(expectedAt('13:00', { ...running, usualHours: 6 })).toEqual(at('15:30'));
    expect(expectedAt('16:00', { ...running, usualHours: 6 })).toEqual(at('16:30'));
    expect(expectedAt('16:01', running)).toEqual(at('16:45'));
    expect(expectedAt('09:30', running)).toEqual(at('14:15'));
  });

  it('have not begun by their plan alone where they have no truck [R-BOARD-32]', () => {
    const waiting = torres({ truckId: null });
    expect(reckon('16:00', waiting)('torres')?.hasBegun).toBe(false);
    expect(reckon('16:00', torres())('torres')?.hasBegun).toBe(true);
    const stamped = { ...waiting, leftYard: at('15:00') };
    expect(reckon('16:00', stamped)('torres')?.hasBegun).toBe(true);
  });

  it('are held up in a chain, and only by one that has begun or waits itself [R-ACTUAL-17]', () => {
    const last = jobOf('last', '17:30');
    const of = reckon('16:00', taylor({ finished: null, usualHours: 7.5 }), torres(), last);
    expect(of('torres')).toMatchObject({ expectedStart: at('17:00'), waitsFor: 'taylor' });
    expect(of('last')).toMatchObject({ expectedStart: at('20:00'), waitsFor: 'torres' });
    const early = reckon('07:00', jobOf('taylor', '09:00', { usualHours: 9 }), torres());
    expect(early('torres')).toMatchObject({ expectedStart: at('14:15'), waitsFor: null });
  });

  it('wait only for more than a quarter of an hour, and no longer once they started [R-ACTUAL-17]', () => {
    const quarter = reckon('14:00', taylor({ finished: at('14:00') }), torres());
    expect(quarter('torres')).toMatchObject({ expectedStart: at('14:30'), waitsFor: null });
    const started = reckon('17:40', taylor(), torres({ started: at('17:35'), usualHours: 2 }));
    expect(started('torres')).toMatchObject({
      expectedStart: null,
      waitsFor: null,
      expectedEnd: at('19:35'),
    });
  });

  it('have begun by their first time, else by the clock unless they wait [R-BOARD-32]', () => {
    const waiting = reckon('15:00', taylor({ finished: null }), torres());
    expect(waiting('torres')?.hasBegun).toBe(false);
    const alone = reckon('14:00', torres());
    expect(alone('torres')?.hasBegun).toBe(true);
    const left = reckon('10:00', torres({ leftYard: at('09:50') }));
    expect(left('torres')?.hasBegun).toBe(true);
    expect(reckon('10:00', torres({ leftYard: at('10:04') }))('torres')?.hasBegun).toBe(false);
  });
});

const minutes = (min: number, max: number) => fc.integer({ min, max });
const moment = (minute: number): Date => new Date(at('07:00').getTime() + minute * 60_000);
const anyTime = fc.option(minutes(-60, 1000).map(moment), { nil: null });
const anyJob = fc.record({
  start: minutes(0, 60).map((quarter) => moment(quarter * 15)),
  duration: minutes(4, 30).map((quarters) => quarters / 4),
  startingDriveTime: minutes(0, 8).map((quarters) => quarters / 4),
  endingDriveTime: minutes(0, 8).map((quarters) => quarters / 4),
  leftYard: anyTime,
  started: anyTime,
  finished: anyTime,
  backYard: anyTime,
  usualHours: fc.option(
    minutes(10, 900).map((minute) => minute / 60),
    { nil: null },
  ),
});
const anyRow = fc
  .array(anyJob, { maxLength: 6 })
  .map((jobs) => jobs.map((job, n) => ({ ...job, operationId: `o${n}`, truckId: 't1' })));
const anyNow = minutes(-120, 1100).map(moment);

describe('any row', () => {
  it('starts no job before its plan, and says whom it waits for only where it is late [R-ACTUAL-17]', () => {
    fc.assert(
      fc.property(anyRow, anyNow, (jobs, now) => {
        const reckoned = reckonRow(jobs, now);
        for (const job of jobs) {
          const one = reckoned.get(job.operationId);
          const start = one?.expectedStart ?? null;
          expect(start === null).toBe(job.started !== null || job.finished !== null);
          if (start) expect(start.getTime()).toBeGreaterThanOrEqual(job.start.getTime());
          const isLate = start !== null && start > plusHours(job.start, 0.25);
          expect(one?.waitsFor !== null).toBe(isLate);
        }
      }),
    );
  });

  it('is reckoned the same in any order, and a later moment starts nothing earlier [R-ACTUAL-17]', () => {
    fc.assert(
      fc.property(anyRow, anyNow, minutes(0, 300), (jobs, now, later) => {
        const reckoned = reckonRow(jobs, now);
        const reversed = reckonRow([...jobs].reverse(), now);
        const after = reckonRow(jobs, new Date(now.getTime() + later * 60_000));
        for (const { operationId } of jobs) {
          const one = reckoned.get(operationId);
          expect(reversed.get(operationId)).toEqual(one);
          const then = after.get(operationId);
          if (one?.expectedStart && then?.expectedStart)
            expect(then.expectedStart.getTime()).toBeGreaterThanOrEqual(
              one.expectedStart.getTime(),
            );
        }
      }),
    );
  });

  it('keeps a job as begun once it has begun by a known time [R-BOARD-32]', () => {
    fc.assert(
      fc.property(anyRow, anyNow, (jobs, now) => {
        const reckoned = reckonRow(jobs, now);
        for (const job of jobs) {
          const first = job.leftYard ?? job.started ?? job.finished;
          const begun = reckoned.get(job.operationId)?.hasBegun;
          if (first) expect(begun).toBe(first <= now);
          else if (begun) expect(plusHours(job.start, -job.startingDriveTime) <= now).toBe(true);
        }
      }),
    );
  });
});

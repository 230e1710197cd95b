import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, instantAt } from '#kernel/local-date.js';
import { plusHours } from '#kernel/time-window.js';
import { clockMinutes, showClock } from './board-config.js';
import {
  columnAt,
  columnMinutes,
  boardHours,
  fitsGrid,
  gridSpan,
  gridWindow,
  isExtendedColumn,
} from './grid.js';

const DAY = '2026-11-21';
const ZONE = 'America/Chicago';
const window = (clock: string, hours: number, day = DAY, zone = ZONE) => {
  const start = instantAt(day, clockMinutes(clock), zone);
  return { start, end: plusHours(start, hours) };
};
const place = (clock: string, hours: number) => gridSpan(window(clock, hours), DAY, ZONE);

describe('grid', () => {
  it('counts quarter hours from 07:00 [R-BOARD-2]', () => {
    expect(place('07:00', 1)).toEqual({ column: 0, span: 4 });
    expect(place('08:30', 2.25)).toEqual({ column: 6, span: 9 });
    expect(place('08:35', 0.5)).toEqual({ column: 6, span: 3 });
    expect(showClock(columnMinutes(60))).toBe('22:00');
  });

  it('ends at 22:15 [R-BOARD-5]', () => {
    expect(place('22:00', 0.25)).toEqual({ column: 60, span: 1 });
    expect(place('22:00', 0.5)).toBeNull();
    expect(place('06:45', 2)).toBeNull();
    expect(place('06:59', 2)).toBeNull();
    expect(place('07:00', 15.25)).toEqual({ column: 0, span: 61 });
    expect(place('12:00', 0)).toBeNull();
  });

  it('belongs to one day', () => {
    expect(fitsGrid(window('08:00', 2, addDays(DAY, 1)), DAY, ZONE)).toBe(false);
    expect(fitsGrid(window('08:00', 2), DAY, ZONE)).toBe(true);
  });

  it('shades columns 0-6 and 46-60 [R-BOARD-2]', () => {
    const shaded = Array.from({ length: 61 }, (_, column) => column).filter(isExtendedColumn);
    expect(shaded).toHaveLength(7 + 15);
    expect([isExtendedColumn(6), isExtendedColumn(7), isExtendedColumn(45)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('shows where now is', () => {
    expect(columnAt(instantAt(DAY, 427, ZONE), DAY, ZONE)).toBeCloseTo(7 / 15);
    expect(columnAt(instantAt(DAY, 419, ZONE), DAY, ZONE)).toBeNull();
    expect(columnAt(instantAt(DAY, 1335, ZONE), DAY, ZONE)).toBeNull();
  });

  it('keeps the wall clock in its columns on every day in every zone', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('2026-03-08', '2026-11-01', '2028-03-12', '2030-11-03', DAY),
        fc.constantFrom(ZONE, 'America/Denver', 'America/Phoenix'),
        fc.nat(60),
        fc.integer({ min: 1, max: 61 }),
        (day, zone, column, span) => {
          fc.pre(column + span <= 61);
          const start = instantAt(day, columnMinutes(column), zone);
          const found = gridSpan({ start, end: plusHours(start, span / 4) }, day, zone);
          const back = found && gridWindow(found, day, zone);
          return (
            found?.column === column &&
            found.span === span &&
            back?.start.getTime() === start.getTime() &&
            back.end.getTime() === plusHours(start, span / 4).getTime()
          );
        },
      ),
    );
  });

  it('has the same hours on the wall on every day', () => {
    for (const day of [DAY, '2027-03-14', '2027-11-07']) {
      expect(boardHours(day, ZONE)).toEqual({
        start: instantAt(day, clockMinutes('07:00'), ZONE),
        end: instantAt(day, clockMinutes('22:15'), ZONE),
      });
    }
  });
});

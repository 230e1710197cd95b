import { describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import type { LocalDate } from '#kernel/local-date.js';
import { BLOCK_MINUTES, HOUR_MS, MINUTE_MS, plusHours } from '#kernel/time-window.js';
import { availableStarts } from './availability.js';
import { BOARD_CONFIG, clockMinutes, showClock } from './board-config.js';
import { boardHours, columnAt, columnMinutes, fitsGrid, gridSpan, gridWindow } from './grid.js';

const ZONES = ['America/Chicago', 'America/Denver'];
const YEARS = [2024, 2025, 2026, 2027, 2028, 2029, 2030];
const ORDINARY_DAY = '2026-06-10';
const BLOCK_MS = BLOCK_MINUTES * MINUTE_MS;

/** The n-th Sunday of a month, by counting days. */
function sunday(year: number, month: number, nth: number): LocalDate {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const day = 1 + ((7 - first) % 7) + (nth - 1) * 7;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** United States: forward on the second Sunday of March, back on the first of November. */
const CHANGES = YEARS.flatMap((year) => [
  { day: sunday(year, 3, 2), hours: 23 },
  { day: sunday(year, 11, 1), hours: 25 },
]);
const CASES = ZONES.flatMap((zone) => CHANGES.map((change) => ({ zone, ...change })));

/** Local time as the engine's own time zone data has it. */
const onTheWall = (zone: string): ((instant: Date) => string) => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return (instant) => clock.format(instant);
};

describe.each(CASES)('the grid of $zone around $day, a day of $hours hours', (change) => {
  const { zone, day, hours } = change;
  const read = onTheWall(zone);
  const days = [addDays(day, -1), day, addDays(day, 1)];
  const columns = Array.from({ length: BOARD_CONFIG.columns }, (_, column) => column);
  const start = (on: LocalDate): Date => boardHours(on, zone).start;

  it('shows every column under its own hour', () => {
    for (const on of days) {
      const first = start(on).getTime();
      const shown = columns.map((column) => read(new Date(first + column * BLOCK_MS)));
      expect(shown).toEqual(columns.map((column) => `${on} ${showClock(columnMinutes(column))}`));
      expect(read(boardHours(on, zone).end)).toBe(`${on} 22:15`);
    }
  });

  it('takes a window back to the place it came from', () => {
    const places = columns.flatMap((column) => [
      { column, span: 1 },
      { column, span: BOARD_CONFIG.columns - column },
    ]);
    const windows = places.map((place) => gridWindow(place, day, zone));
    expect(windows.map((window) => gridSpan(window, day, zone))).toEqual(places);
    expect(windows.map((window) => columnAt(window.start, day, zone))).toEqual(
      places.map(({ column }) => column),
    );
  });

  it('keeps what lies on one day off the days beside it', () => {
    for (const [on, other] of [
      [day, days[0]],
      [day, days[2]],
      [days[0], day],
      [days[2], day],
    ] as [LocalDate, LocalDate][]) {
      expect(gridSpan(boardHours(on, zone), other, zone)).toBeNull();
      expect(columnAt(start(on), other, zone)).toBeNull();
    }
  });

  it('begins as much later than the day before as the day is long', () => {
    const [before, on, after] = days.map(start) as [Date, Date, Date];
    expect(on.getTime() - before.getTime()).toBe(hours * HOUR_MS);
    expect(after.getTime() - on.getTime()).toBe(24 * HOUR_MS);
  });

  it('keeps fifteen hours and a quarter, and the edges of the day out', () => {
    for (const on of days) {
      const { start: first, end: last } = boardHours(on, zone);
      expect(last).toEqual(plusHours(first, 15.25));
      expect(fitsGrid({ start: plusHours(first, -0.25), end: last }, on, zone)).toBe(false);
      expect(fitsGrid({ start: first, end: plusHours(last, 0.25) }, on, zone)).toBe(false);
    }
  });

  it('offers the same starts as any other day, also beside a booking', () => {
    const startsOn = (on: LocalDate) => {
      const noon = { column: (clockMinutes('12:00') - clockMinutes('07:00')) / 15, span: 8 };
      const trucks = [{ taken: [gridWindow(noon, on, zone)] }, { taken: [] }];
      return availableStarts({ day: on, timezone: zone, duration: 2.5, slots: 1, trucks });
    };
    for (const on of days) expect(startsOn(on)).toEqual(startsOn(ORDINARY_DAY));
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, instantAt, localDateOf, wallMinutesOf } from '#kernel/local-date.js';
import { windowAt, windowFault, windowOnClock } from './arrival-window.js';
import { moveToDay, moveToZone, moveWindow } from './rebase.js';

const CHICAGO = 'America/Chicago';
const DENVER = 'America/Denver';

/** The second Sunday of March and the first of November. */
const CLOCK_CHANGES = [
  '2024-03-10',
  '2024-11-03',
  '2025-03-09',
  '2025-11-02',
  '2026-03-08',
  '2026-11-01',
  '2027-03-14',
  '2027-11-07',
  '2028-03-12',
  '2028-11-05',
  '2029-03-11',
  '2029-11-04',
  '2030-03-10',
  '2030-11-03',
];

describe('re-basing an operation', () => {
  it('keeps the clock on the wall from the day before to every clock change and after it', () => {
    for (const zone of [CHICAGO, DENVER]) {
      for (const change of CLOCK_CHANGES) {
        const before = instantAt(addDays(change, -1), 510, zone);
        const on = moveToDay(before, change, zone);
        const after = moveToDay(on, addDays(change, 1), zone);
        for (const date of [on, after]) expect(wallMinutesOf(date, zone)).toBe(510);
        expect(localDateOf(on, zone)).toBe(change);
        const shift = (on.getTime() - before.getTime()) / 3_600_000;
        expect(shift).toBe(change.includes('-03-') ? 23 : 25);
      }
    }
  });

  it('keeps the clock on the wall in another zone [R-TIME-12]', () => {
    const moved = moveToZone('2026-11-21T14:30:00Z', CHICAGO, DENVER);
    expect(moved.toISOString()).toBe('2026-11-21T15:30:00.000Z');
  });

  it('keeps an arrival window on the wall and sound, over every clock change and zone [R-TIME-15]', () => {
    const quarters = fc.integer({ min: 28, max: 71 });
    fc.assert(
      fc.property(
        fc.tuple(quarters, quarters, quarters),
        fc.constantFrom(...CLOCK_CHANGES),
        fc.integer({ min: -1, max: 1 }),
        fc.constantFrom(CHICAGO, DENVER, 'Europe/Berlin', 'Australia/Lord_Howe'),
        (clock, change, offset, zone) => {
          const [from, start, to] = [...clock].sort((a, b) => a - b).map((quarter) => quarter * 15);
          const on = { from: from ?? 0, to: to ?? 0 };
          const window = windowAt(on, '2026-11-20', CHICAGO);
          const day = addDays(change, offset);
          const moved = moveWindow(window, day, { from: CHICAGO, to: zone });
          expect(windowOnClock(moved, zone)).toEqual(on);
          const of = (one: typeof window, at: string, timezone: string) =>
            windowFault(one, instantAt(at, start ?? 0, timezone), { day: at, timezone });
          expect(of(moved, day, zone)).toBe(of(window, '2026-11-20', CHICAGO));
        },
      ),
      { numRuns: 200 },
    );
  });

  it('comes back to where it was', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2500 }),
        fc.integer({ min: 28, max: 71 }),
        fc.constantFrom(...CLOCK_CHANGES),
        (offset, slot, other) => {
          const day = addDays('2024-01-01', offset);
          const date = instantAt(day, slot * 15, CHICAGO);
          const roundTrip = moveToDay(moveToDay(date, other, CHICAGO), day, CHICAGO);
          const zones = moveToZone(moveToZone(date, CHICAGO, DENVER), DENVER, CHICAGO);
          return roundTrip.getTime() === date.getTime() && zones.getTime() === date.getTime();
        },
      ),
    );
  });
});

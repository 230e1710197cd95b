import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { overlaps } from '#kernel/time-window.js';
import type { TimeWindow } from '#kernel/time-window.js';
import { relaidRow } from './relaid-row.js';
import { metBy, onRow, partsOnTrucks, rowTaken, whileServing } from './stand-in.js';
import type { OccupiedPart, Served } from './stand-in.js';

const QUARTER_MS = 900_000;
const at = (quarter: number): Date => new Date(Date.UTC(2027, 2, 1, 7) + quarter * QUARTER_MS);
const windows = fc
  .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 61 }))
  .filter(([start, end]) => start < end)
  .map(([start, end]) => ({ start: at(start), end: at(end) }));
const rows = fc.option(fc.integer({ min: 0, max: 60 })).map((from): Served<string> => ({
  truck: 'T07',
  standIn: from === null ? null : { from: at(from), truck: 'T03' },
}));
const minutesOf = ({ start, end }: TimeWindow): number => end.getTime() - start.getTime();

/** What is on a row as it is stored, in its parts. */
const stored = (id: string, whole: TimeWindow, row: Served<string>): OccupiedPart[] =>
  partsOnTrucks(whole, row).map(({ truck, window }, nth) => ({
    id,
    kind: 'booking',
    operationId: id,
    truckId: truck,
    rowId: row.truck,
    isRest: nth > 0,
    whole,
    ...window,
  }));
const own = (truck: string, id: string, start: number, end: number): OccupiedPart[] =>
  stored(id, { start: at(start), end: at(end) }, { truck, standIn: null });
const served: Served<string> = { truck: 'T07', standIn: { from: at(11), truck: 'T03' } };
const alone: Served<string> = { truck: 'T07', standIn: null };
const idsOf = (list: readonly OccupiedPart[]): string[] => list.map(({ id }) => id);

describe('the parts of what is on a row', () => {
  it('are all of it, in turn, before and after the other truck stands in [R-TRUCK-16]', () => {
    fc.assert(
      fc.property(windows, rows, (window, row) => {
        const parts = partsOnTrucks(window, row);
        expect(parts[0]?.window.start).toEqual(window.start);
        expect(parts.at(-1)?.window.end).toEqual(window.end);
        expect(parts.reduce((sum, part) => sum + minutesOf(part.window), 0)).toBe(
          minutesOf(window),
        );
        for (const { truck, window: part } of parts) {
          expect(minutesOf(part)).toBeGreaterThan(0);
          const isAfter = row.standIn !== null && part.start >= row.standIn.from;
          expect(truck).toBe(isAfter ? 'T03' : 'T07');
          if (row.standIn && !isAfter) expect(part.end <= row.standIn.from).toBe(true);
        }
      }),
    );
  });

  it('are one thing on the row, whole [R-TRUCK-16]', () => {
    fc.assert(
      fc.property(windows, rows, (window, row) => {
        const parts = stored('one', window, row);
        expect(onRow(parts, 'T07')).toMatchObject([window]);
        expect(onRow(parts, 'T03')).toEqual([]);
      }),
    );
  });

  it('overlap what another row has just where both are on one truck [R-TRUCK-16]', () => {
    fc.assert(
      fc.property(windows, windows, rows, (window, other, row) => {
        const foreign = stored('other', other, { truck: 'T03', standIn: null });
        const overlap = partsOnTrucks(window, row).some(
          (part) => part.truck === 'T03' && overlaps(part.window, other),
        );
        expect(metBy(window, foreign, row).length > 0).toBe(overlap);
        const isBusy = rowTaken(foreign, row).others.some((busy) => overlaps(busy, window));
        expect(isBusy).toBe(overlap);
      }),
    );
  });
});

describe('a row that another truck serves', () => {
  const gomez = stored('gomez', { start: at(4), end: at(26) }, served);
  const before = own('T03', 'before', 2, 11);
  const after = own('T03', 'after', 26, 28);
  const all = [...gomez, ...before, ...after];

  it('meets what is on the truck that serves it then, and its own once [R-TRUCK-16]', () => {
    const met = (start: number, end: number) =>
      idsOf(metBy({ start: at(start), end: at(end) }, all, served));
    expect(met(2, 12)).toEqual(['gomez']);
    expect(met(25, 27)).toEqual(['gomez', 'after']);
    expect(met(2, 4)).toEqual([]);
    expect(metBy({ start: at(11), end: at(12) }, all, served)[0]?.start).toEqual(at(4));
  });

  it('is used for its own work whole, and busy with others only while they keep its truck [R-TRUCK-16]', () => {
    const { own: taken, others } = rowTaken(all, served);
    expect(taken).toMatchObject([{ id: 'gomez', start: at(4), end: at(26) }]);
    expect(idsOf(others)).toEqual(['after']);
    const late = own('T07', 'out', 8, 61).map((one) => ({ ...one, kind: 'unavailable' as const }));
    expect(rowTaken(late, served).others).toMatchObject([{ start: at(8), end: at(11) }]);
    expect(whileServing(late, alone)).toEqual(late);
  });

  it('moves just what comes to another truck, and meets what is there [R-TRUCK-17]', () => {
    const morning = own('T07', 'morning', 0, 4);
    const job = own('T07', 'job', 4, 26);
    const move = (occupied: OccupiedPart[], now: Served<string>, then: Served<string>) => {
      const { moved, met } = relaidRow(occupied, now, then);
      return [moved.map(({ one, trucks }) => [one.id, trucks]), idsOf(met)];
    };
    const day = [...morning, ...job, ...before, ...after];
    expect(move(day, alone, served)).toEqual([[['job', ['T03']]], []]);
    const earlier = { truck: 'T07', standIn: { from: at(10), truck: 'T03' } };
    expect(move(day, alone, earlier)).toEqual([[['job', ['T03']]], ['before']]);
    const later = { truck: 'T07', standIn: { from: at(12), truck: 'T03' } };
    expect(move(all, served, later)).toEqual([[['gomez', ['T07']]], []]);
    expect(move(all, served, alone)).toEqual([[['gomez', ['T07']]], []]);
    expect(move(all, served, served)).toEqual([[], []]);
    const out = own('T07', 'out', 11, 61).map((one) => ({ ...one, kind: 'unavailable' as const }));
    expect(move([...all, ...out], served, alone)[1]).toEqual(['out']);
  });

  it('does not meet what the truck has of its own that stands in until then [R-TRUCK-16]', () => {
    const earlier: Served<string> = { truck: 'T07', standIn: { from: at(4), truck: 'T05' } };
    const job = stored('job', { start: at(4), end: at(9) }, served);
    const row = relaidRow([...job, ...own('T03', 'other', 4, 9)], served, earlier);
    expect(row.met).toEqual([]);
    expect(row.moved).toMatchObject([{ trucks: ['T05'] }]);
  });
});

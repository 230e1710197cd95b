import { describe, expect, it } from '@jest/globals';
import { instantAt } from '#kernel/local-date.js';
import { boardMarks, isLateFinish, type MarkedBooking, missingMovers } from './board-marks.js';
import { clockMinutes } from './board-config.js';

const DAY = '2026-11-21';
const ZONE = 'America/Chicago';
const BOARD = { day: DAY, timezone: ZONE, turnaroundMinutes: 15 };
const at = (clock: string) => instantAt(DAY, clockMinutes(clock), ZONE);
const booking = (
  operationId: string,
  truckId: string | null,
  from: string,
  to: string,
  over: Partial<MarkedBooking> = {},
): MarkedBooking => ({
  operationId,
  truckId,
  window: { start: at(from), end: at(to) },
  jobEnd: at(to),
  follows: null,
  moverCount: 2,
  hasAllTrucks: true,
  hasProblemAddress: false,
  isFarFromEstimate: false,
  isRunningLate: false,
  ...over,
});
const crew = {
  movers: [
    { mover: 'ana', truck: 'T1', position: 0 },
    { mover: 'bo', truck: 'T1', position: 1 },
    { mover: 'cy', truck: 'T2', position: 1 },
  ],
  onCall: [],
};

describe('board marks', () => {
  it('are none on a good day', () => {
    const marks = boardMarks({
      ...BOARD,
      crew,
      bookings: [booking('a', 'T1', '08:00', '12:00')],
    });
    expect(Object.values(marks).flat()).toEqual([]);
  });

  it('measure each crew by the bookings of its own truck [R-BOARD-9]', () => {
    const bookings = [
      booking('a', 'T1', '08:00', '12:00'),
      booking('b', 'T2', '08:00', '12:00', { moverCount: 3 }),
    ];
    const { shortCrew } = boardMarks({ ...BOARD, crew, bookings });
    expect(shortCrew).toEqual(['T2']);
  });

  it('name what needs a look [R-BOARD-9]', () => {
    const bookings = [
      booking('a', 'T1', '08:00', '12:00', { hasProblemAddress: true, isRunningLate: true }),
      booking('b', 'T1', '12:30', '16:00', { moverCount: 3, hasAllTrucks: false }),
      booking('c', 'T2', '13:00', '19:00', { isFarFromEstimate: true }),
      booking('d', null, '09:00', '11:00', { hasAllTrucks: false }),
    ];
    expect(boardMarks({ ...BOARD, crew, bookings })).toEqual({
      unassigned: ['d'],
      tight: ['a', 'b'],
      missingLead: ['T2'],
      shortCrew: ['T1', 'T2'],
      unconfirmed: ['b'],
      problemAddress: ['a'],
      lateFinish: ['c'],
      farEstimate: ['c'],
      runningLate: ['a'],
    });
  });

  it('call a job after 18:30 or a return after 21:30 late', () => {
    const late = (jobEnd: string, back: string) =>
      isLateFinish(
        { jobEnd: at(jobEnd), window: { start: at('08:00'), end: at(back) } },
        DAY,
        ZONE,
      );
    expect(late('18:30', '21:30')).toBe(false);
    expect(late('18:45', '19:00')).toBe(true);
    expect(late('18:00', '21:45')).toBe(true);
  });

  it('go by when 80 % of such jobs are done where the branch wants it', () => {
    const long = booking('a', 'T1', '13:00', '18:00');
    const late = (latestEnd: Date | null) => isLateFinish({ ...long, latestEnd }, DAY, ZONE);
    expect([late(null), late(at('18:30')), late(at('18:45'))]).toEqual([false, false, true]);
  });

  it('count the movers that lack', () => {
    expect(missingMovers(crew, 'T1', [2])).toBe(0);
    expect(missingMovers(crew, 'T2', [2, 3])).toBe(2);
    expect(missingMovers(crew, 'T3', [])).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { BOARD_MARKS, boardMarks, missingMovers } from './board-marks.js';
import { at, DAY, facts, givenMarked, TIMEZONE } from './marked-booking.fixture.js';
import type { MarkedBooking } from './marked-booking.js';

const BOARD = { day: DAY, timezone: TIMEZONE, now: at('07:00'), turnaroundMinutes: 15 };
const booking = (
  operationId: string,
  truckId: string | null,
  from: string,
  to: string,
  over: Partial<MarkedBooking> = {},
): MarkedBooking => givenMarked(operationId, truckId, [from, to], over);
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

  it('name what needs a look, in the order of urgency [R-BOARD-9, R-BOARD-60]', () => {
    const late = facts({ expectedEnd: at('13:00') });
    const waits = facts({ waitsFor: 'a', expectedStart: at('13:00') });
    const bookings = [
      booking('a', 'T1', '08:00', '12:00', { hasProblemAddress: true, facts: late }),
      booking('b', 'T1', '12:30', '16:00', { moverCount: 3, hasAllTrucks: false, facts: waits }),
      booking('c', 'T2', '13:00', '19:00', { isFarFromEstimate: true, confirmation: 'none' }),
      booking('d', null, '09:00', '11:00', { hasAllTrucks: false, confirmation: 'none' }),
      booking('e', 'T2', '07:00', '11:00', { isDriveKnown: false, confirmation: 'changed' }),
    ];
    const marks = boardMarks({ ...BOARD, now: at('07:16'), crew, bookings });
    expect(Object.entries(marks)).toEqual([
      ['unassigned', ['d']],
      ['cantStart', ['b']],
      ['runningLate', ['e']],
      ['tight', ['a', 'b']],
      ['missingLead', ['T2']],
      ['shortCrew', ['T1', 'T2']],
      ['missingTruck', ['b']],
      ['driveUnknown', ['e']],
      ['reconfirm', ['e']],
      ['notConfirmed', ['c']],
      ['mayRunLate', ['a']],
      ['lateFinish', ['c']],
      ['farEstimate', ['c']],
      ['problemAddress', ['a']],
    ]);
    expect(Object.keys(marks)).toEqual(BOARD_MARKS);
  });

  it('count the movers that lack', () => {
    expect(missingMovers(crew, 'T1', [2])).toBe(0);
    expect(missingMovers(crew, 'T2', [2, 3])).toBe(2);
    expect(missingMovers(crew, 'T3', [])).toBe(0);
  });
});

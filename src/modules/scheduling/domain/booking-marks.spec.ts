import { describe, expect, it } from '@jest/globals';
import { addDays } from '#kernel/local-date.js';
import { BOOKING_MARKS, isLateFinish } from './booking-marks.js';
import { at, DAY, givenMarked, TIMEZONE } from './marked-booking.fixture.js';
import type { MarkedBooking } from './marked-booking.js';

const MORNING: readonly [string, string] = ['08:00', '12:00'];
const marksOf = (over: Partial<MarkedBooking>, now = at('07:00'), truckId: string | null = 'T1') =>
  Object.entries(BOOKING_MARKS)
    .filter(([, isSo]) =>
      isSo(givenMarked('a', truckId, MORNING, over), { day: DAY, timezone: TIMEZONE, now }),
    )
    .map(([mark]) => mark);
const daysBefore = (days: number, clock = '12:00'): Date => at(clock, addDays(DAY, -days));

describe('a booking by itself', () => {
  it.each<[string, Partial<MarkedBooking>, string[]]>([
    ['is in order', {}, []],
    ['lacks a truck of its activity', { hasAllTrucks: false }, ['missingTruck']],
    ['has a drive that nobody knows', { isDriveKnown: false }, ['driveUnknown']],
    ['changed since its customer was told', { confirmation: 'changed' }, ['reconfirm']],
    ['was never told', { confirmation: 'none' }, ['notConfirmed']],
    ['is shown to whom the mails are not', { confirmation: null }, []],
    ['goes to a problem address', { hasProblemAddress: true }, ['problemAddress']],
    ['is far from the estimate', { isFarFromEstimate: true }, ['farEstimate']],
  ])('%s [R-BOARD-60]', (_, over, marks) => {
    expect(marksOf(over)).toEqual(marks);
  });

  it('without a truck is marked by what it is, not by what is only said of booked ones [R-BOARD-60]', () => {
    const over = { hasAllTrucks: false, isDriveKnown: false, hasProblemAddress: true };
    for (const confirmation of ['changed', 'none'] as const)
      expect(marksOf({ ...over, confirmation }, at('09:00'), null)).toEqual([
        'unassigned',
        'problemAddress',
      ]);
  });

  it('is to be confirmed from a week before until its day is over [R-BOARD-60]', () => {
    const never = (now: Date) => marksOf({ confirmation: 'none' }, now).includes('notConfirmed');
    const days = [daysBefore(8, '23:59'), daysBefore(7, '00:00'), at('23:59'), daysBefore(-1)];
    expect(days.map(never)).toEqual([false, true, true, false]);
  });

  it('is to be confirmed again however far off, until its day is over [R-BOARD-60]', () => {
    const again = (now: Date) => marksOf({ confirmation: 'changed' }, now).includes('reconfirm');
    expect([daysBefore(90), at('23:59'), daysBefore(-1)].map(again)).toEqual([true, true, false]);
  });
});

describe('a late finish', () => {
  const late = (jobEnd: string, back: string, latestEnd: Date | null = null) =>
    isLateFinish(
      {
        job: { start: at('08:00'), end: at(jobEnd) },
        window: { start: at('08:00'), end: at(back) },
        latestEnd,
      },
      DAY,
      TIMEZONE,
    );

  it('is a job after 18:30 or a return after 21:30', () => {
    expect(late('18:30', '21:30')).toBe(false);
    expect(late('18:45', '19:00')).toBe(true);
    expect(late('18:00', '21:45')).toBe(true);
  });

  it('goes by when 80 % of such jobs are done where the branch wants it', () => {
    const ends = [null, at('18:30'), at('18:45')];
    expect(ends.map((end) => late('18:00', '18:00', end))).toEqual([false, false, true]);
  });
});

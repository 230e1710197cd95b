import { describe, expect, it } from '@jest/globals';
import { clockMinutes, showClock } from '../board-config.js';
import { slotsOfDay } from './day-slots.js';
import { yardDrive } from './drives.js';
import { isApproximate } from './find-slots.js';
import type { SlotSearch } from './slot-search.js';
import { booking, dayOf, search, SETTINGS, stopAt, truck } from './slot-search.fixture.js';
import { slotReasons } from './slot-reasons.js';
import { lastOfWindow, linksOf, windowEnd } from './slot-window.js';
import type { Work } from './work.js';

const GOMEZ = booking('08:30', '11:30', {
  operationId: 'gomez',
  name: 'Gomez',
  back: yardDrive(27, false),
  leaves: stopAt(12),
});
const ON_DAY = dayOf([truck('T03', GOMEZ)]);
const WINDOWS = { ...SETTINGS, arrivalWindows: true };

function slotAt(clock: string, over: Partial<SlotSearch> = {}, day = ON_DAY) {
  const wanted = search(over);
  const slot = slotsOfDay(day, wanted).find(({ start }) => start === clockMinutes(clock));
  if (!slot) throw new Error(`No slot at ${clock}`);
  return { slot, wanted };
}

function lastAt(clock: string, over: Partial<SlotSearch> = {}, day = ON_DAY): string | null {
  const { slot, wanted } = slotAt(clock, { settings: WINDOWS, ...over }, day);
  const last = lastOfWindow(slot, wanted);
  return last === null ? null : showClock(last);
}

const reasonsAt = (clock: string, over: Partial<SlotSearch> = {}, day = ON_DAY): string[] => {
  const { slot, wanted } = slotAt(clock, over, day);
  return slotReasons(slot, wanted);
};

describe('the window of a slot', () => {
  it('goes on as long as the branch allows [R-SLOT-10]', () => {
    expect(lastAt('08:00', {}, dayOf([truck('T01')]))).toBe('11:00');
    const settings = { ...WINDOWS, windowMinutes: 30 };
    expect(lastAt('08:00', { settings }, dayOf([truck('T01')]))).toBe('08:30');
  });

  it('ends where the job would no longer follow the same move', () => {
    // Two hours of waiting after 12 minutes of driving.
    expect(lastAt('12:00')).toBe('13:30');
    expect(linksOf(slotAt('12:00').slot.fits[0]!)).toEqual({ follows: 'gomez', leadsTo: null });
  });

  it('ends with the last start that may be offered, and where something is on the truck', () => {
    expect(lastAt('14:00', {}, dayOf([truck('T01')]))).toBe('14:30');
    expect(lastAt('14:30', {}, dayOf([truck('T01')]))).toBeNull();
    const lopez = booking('15:00', '17:00');
    // By the yard: back 30, separation 60, out 0.
    expect(lastAt('08:00', {}, dayOf([truck('T01', lopez)]))).toBe('09:30');
  });

  it('goes on until the truck is there in nine of ten cases, though the job could not start so late [R-SLOT-27]', () => {
    const gomez = (inNine: number) => ({ ...GOMEZ, doneBy: { inEight: 735, inNine } });
    const endAt = (inNine: number, windowMinutes = 180, next: Work[] = []) => {
      const settings = { ...WINDOWS, windowMinutes };
      const { slot, wanted } = slotAt(
        '12:00',
        { settings },
        dayOf([truck('T03', gomez(inNine), ...next)]),
      );
      const end = windowEnd(slot, wanted);
      return end === null ? null : showClock(end);
    };
    // There at 12:57 PM; the job could start until half past one.
    expect(endAt(765)).toBe('13:30');
    // What comes next leaves noon alone.
    const next = [booking('17:30', '18:30', { out: yardDrive(0, false) })];
    expect(endAt(765, 180, next)).toBe('13:00');
    expect(endAt(900)).toBe('15:00');
    expect(endAt(765, 30, next)).toBe('12:30');
  });

  it('is none where the branch promises exact starts', () => {
    expect(lastAt('08:00', { settings: SETTINGS }, dayOf([truck('T01')]))).toBeNull();
  });
});

describe('the reasons of a slot', () => {
  const late = { ...GOMEZ, doneBy: { inEight: 735, inNine: 765 } };

  it('begin with who may come late or wait, and a window beyond the wish [R-SLOT-28]', () => {
    const lopez = booking('17:30', '18:30', { operationId: 'lopez', name: 'Lopez' });
    const wanted = { ...search().wanted, takes: { inEight: 330, inNine: 360 } };
    const day = dayOf([truck('T03', late, lopez)]);
    expect(reasonsAt('12:00', { wanted }, day)).toEqual([
      'T03 may come late: 1 in 5',
      'Lopez may wait: 1 in 5',
      '12 min from Gomez on T03',
    ]);
    // What is promised until one o'clock is no longer late.
    const over = { wanted, settings: WINDOWS, wishedUntil: clockMinutes('12:30') };
    expect(reasonsAt('12:00', over, day)).toEqual([
      'Lopez may wait: 1 in 5',
      'May come as late as 1:00 PM',
      '12 min from Gomez on T03',
    ]);
  });

  it('say how near the job is, and that the truck is out [R-SLOT-11]', () => {
    expect(reasonsAt('12:00')).toEqual(['12 min from Gomez on T03', 'T03 is out anyway']);
  });

  it('say where it leads to, and that the day is full with it', () => {
    const lopez = booking('16:30', '18:30', {
      operationId: 'lopez',
      out: yardDrive(25, false),
      arrives: stopAt(-18),
    });
    const day = dayOf([truck('T03', GOMEZ, lopez)]);
    const over = { wanted: { ...search().wanted, minutes: 210 } };
    expect(reasonsAt('12:15', over, day)).toEqual([
      '12 min from Gomez on T03',
      '18 min on to Lopez on T03',
      "Fills T03's day",
    ]);
    expect(linksOf(slotAt('12:15', over, day).slot.fits[0]!)).toEqual({
      follows: 'gomez',
      leadsTo: 'lopez',
    });
  });

  it('say that there is room for a job, that a truck starts, and what the day is like', () => {
    expect(reasonsAt('08:00', {}, dayOf([truck('T05')], { load: 0.12 }))).toEqual([
      'Leaves room for a job on T05',
      'Starts another truck: T05',
      'Quiet day: 12% booked',
    ]);
    expect(reasonsAt('10:00', {}, dayOf([truck('T05')], { load: 0.86 }))).toContain(
      'Busy day: 86% booked',
    );
  });

  it('say who is missing, and that a lift goes out in vain [R-SLOT-11]', () => {
    const day = dayOf([{ ...truck('T05'), hasLift: true }]);
    const lacking = (leads: number, people: number) =>
      reasonsAt('11:15', { crew: { leads, people } }, day);
    expect(lacking(0, 0)).toEqual([
      'Starts another truck: T05',
      'Lift truck without need',
      'One lead short',
    ]);
    const noLift = dayOf([truck('T05')]);
    const short = reasonsAt('11:15', { crew: { leads: 1, people: 0 } }, noLift);
    expect(short).toEqual(['Starts another truck: T05', '2 movers short']);
  });
});

describe('a slot is approximate', () => {
  it('where a drive was reckoned by rule', () => {
    const { slot, wanted } = slotAt('12:00');
    expect(isApproximate(slot, wanted)).toBe(true);
    const byYard = slotAt('13:30', { settings: { ...SETTINGS, directLegs: false } });
    expect(isApproximate(byYard.slot, byYard.wanted)).toBe(false);
    const out = yardDrive(28, true);
    const reckoned = slotAt('08:00', { wanted: { ...search().wanted, out } }, dayOf([truck('T1')]));
    expect(isApproximate(reckoned.slot, reckoned.wanted)).toBe(true);
  });
});

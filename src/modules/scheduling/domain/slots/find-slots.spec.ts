import { describe, expect, it } from '@jest/globals';
import { clockMinutes, showClock } from '../board-config.js';
import type { FoundSlot } from './day-slots.js';
import { slotsOfDay } from './day-slots.js';
import { yardDrive } from './drives.js';
import { findSlots } from './find-slots.js';
import type { SlotSearch } from './slot-search.js';
import {
  booking,
  DAY,
  dayOf,
  search,
  SETTINGS,
  stopAt,
  truck,
  WANTED,
} from './slot-search.fixture.js';
import { tenths } from './slot-score.js';
import { envelopeOf } from './truck-fit.js';

/** Half past eight to half past eleven, 27 minutes back to the yard, 12 from the job. */
const GOMEZ = booking('08:30', '11:30', {
  operationId: 'gomez',
  name: 'Gomez',
  back: yardDrive(27, false),
  leaves: stopAt(12),
});
const ON_DAY = dayOf([truck('T03', GOMEZ)]);
const BY_YARD = { ...SETTINGS, directLegs: false };

const slotAt = (clock: string, over: Partial<SlotSearch> = {}, day = ON_DAY) =>
  slotsOfDay(day, search(over)).find(({ start }) => start === clockMinutes(clock));

const clocks = (found: FoundSlot[]): string[] => found.map(({ start }) => showClock(start));
const named = ({ fits }: FoundSlot): string[] => fits.map(({ opening }) => opening.truck.name);

describe('a slot', () => {
  it('straight from Gomez at noon has 30 minutes against it [R-SLOT-5]', () => {
    expect(slotAt('12:00')).toMatchObject({ score: 30, parts: { drive: 6, gap: 24 } });
    expect(slotAt('11:45')).toBeUndefined();
  });

  it('straight from a job that may take longer has the minutes against it by which it waits then [R-SLOT-28]', () => {
    // Done by 12:15 PM in four of five cases.
    const gomez = { ...GOMEZ, doneBy: { inEight: 735, inNine: 765 } };
    const day = dayOf([truck('T03', gomez)]);
    const found = slotAt('12:00', {}, day);
    expect(found).toMatchObject({ score: 38.1, parts: { drive: 6, gap: 24 } });
    expect(found?.parts.risk).toBeCloseTo(8.1, 9);
    const over = { settings: BY_YARD };
    expect(slotAt('13:30', over, day)).toMatchObject({ score: 73, parts: { risk: 0 } });
  });

  it('has the minutes against it by which the next customer waits beyond what was promised [R-SLOT-28]', () => {
    const lopez = booking('16:30', '18:30', { out: yardDrive(25, false) });
    const wanted = { ...WANTED, takes: { inEight: 330, inNine: 345 } };
    const risk = (next: typeof lopez) =>
      slotAt('09:00', { wanted, settings: BY_YARD }, dayOf([truck('T03', next)]))?.parts.risk;
    // Done by half past two, 46 minutes by the yard.
    expect(risk(lopez)).toBe(0);
    const early = booking('15:00', '17:00', { out: yardDrive(25, false) });
    expect(risk(early)).toBeCloseTo(0.3 * 16, 9);
    expect(risk({ ...early, due: 15 * 60 + 10 })).toBeCloseTo(0.3 * 6, 9);
    // Nobody knows where a hold is.
    expect(risk({ ...early, operationId: null })).toBe(0);
  });

  it('by the yard at half past one has 73 [R-SLOT-5]', () => {
    const over = { settings: BY_YARD };
    expect(slotAt('13:30', over)).toMatchObject({ score: 73, parts: { drive: 49, gap: 24 } });
    expect(slotAt('13:15', over)).toBeUndefined();
  });

  it('is by the yard where the crew would wait too long [R-SLOT-4]', () => {
    const settings = { ...SETTINGS, longestWaitMinutes: 60 };
    // 72 minutes between: 60 of them waiting.
    expect(slotAt('12:30', { settings })?.parts.drive).toBe(6);
    expect(slotAt('12:45', { settings })).toBeUndefined();
    expect(slotAt('13:30', { settings })?.parts.drive).toBe(49);
  });

  it('is by the yard where that is no longer, and where nobody may drive straight [R-SLOT-4]', () => {
    for (const leaves of [stopAt(55), null]) {
      const day = dayOf([truck('T03', { ...GOMEZ, leaves })]);
      expect(slotAt('12:00', {}, day)).toBeUndefined();
      expect(slotAt('13:30', {}, day)?.parts.drive).toBe(49);
    }
  });

  it('between two that drive straight weighs what it adds to that drive', () => {
    const lopez = booking('16:00', '18:00', {
      out: yardDrive(25, false),
      arrives: stopAt(-18),
      follows: { operationId: 'gomez', minutes: 14, approximate: true },
    });
    const wanted = { ...WANTED, minutes: 120 };
    const day = dayOf([truck('T03', GOMEZ, lopez)]);
    expect(slotAt('12:00', { wanted }, day)?.parts.drive).toBe(12 + 18 - 14);
    const { follows: _apart, ...unlinked } = lopez;
    const apart = dayOf([truck('T03', GOMEZ, { ...unlinked, follows: null })]);
    expect(slotAt('12:00', { wanted }, apart)?.parts.drive).toBe(12 + 18 - (27 + 25));
  });

  it('drives to and from the yard alone next to a hold, whose row has its drives [R-SLOT-4]', () => {
    const hold = booking('08:00', '11:30', { operationId: null });
    const day = dayOf([truck('T03', hold)]);
    expect(slotAt('12:45', {}, day)).toBeUndefined();
    expect(slotAt('13:00', {}, day)?.parts.drive).toBe(28 + 21);
  });

  it('leaves something to hold besides what its neighbors have [R-SLOT-4]', () => {
    // The row of Gomez goes on until four in the afternoon; so does the job.
    const taken = { ...GOMEZ, back: yardDrive(270, false), rowEnd: clockMinutes('16:00') };
    const day = dayOf([truck('T03', taken)]);
    expect(slotAt('12:00', {}, day)?.start).toBeDefined();
    const short = { ...WANTED, minutes: 225, back: yardDrive(0, false) };
    expect(slotAt('12:00', { wanted: short }, day)).toBeUndefined();
    expect(slotAt('12:15', { wanted: short }, day)).toBeUndefined();
    expect(slotAt('12:30', { wanted: short }, day)).toBeDefined();
  });

  it('takes the truck for the drive straight there instead of the one from the yard', () => {
    const over = search();
    const [fit] = slotAt('12:00')?.fits ?? [];
    expect(fit && envelopeOf(fit, 720, over)).toEqual({ start: 705, end: 990 });
  });

  it('ends with its drive back before the truck goes down [R-SLOT-3]', () => {
    const day = dayOf([{ ...truck('T03'), worksUntil: clockMinutes('14:30') }]);
    expect(clocks(slotsOfDay(day, search())).at(-1)).toBe('10:00');
  });

  it('lets no truck leave the yard too soon [R-SLOT-3]', () => {
    const day = dayOf([truck('T03')], { leavesFrom: clockMinutes('09:40') });
    expect(clocks(slotsOfDay(day, search()))[0]).toBe('10:15');
  });
});

describe('the score of a slot', () => {
  it('has the gaps that are too long for nothing and too short for a job [R-SLOT-6]', () => {
    const wanted = { ...WANTED, minutes: 60, out: yardDrive(0, false), back: yardDrive(0, false) };
    const day = dayOf([truck('T03')]);
    const gapAt = (clock: string) => slotAt(clock, { wanted }, day)?.parts.gap;
    expect(gapAt('08:00')).toBe(0);
    expect(gapAt('08:15')).toBe(0);
    expect(gapAt('08:30')).toBe(0.4 * 30);
    expect(gapAt('10:00')).toBe(0.4 * 90);
    expect(gapAt('11:15')).toBe(0.4 * 15);
    expect(gapAt('11:30')).toBe(0);
    expect(gapAt('17:00')).toBe(0.4 * 30);
  });

  it('has another truck that goes out, and a lift that nobody needs', () => {
    const trucks = [{ ...truck('T03'), hasLift: true }];
    const { open, lift } = slotAt('08:00', {}, dayOf(trucks))?.parts ?? {};
    expect([open, lift]).toEqual([25, 10]);
    const wanted = { ...WANTED, requiresLift: true };
    expect(slotAt('08:00', { wanted }, dayOf(trucks))?.parts.lift).toBe(0);
    expect(slotAt('08:00', { wanted }, dayOf([truck('T04')]))).toBeUndefined();
    expect(slotAt('12:00')?.parts.open).toBe(0);
  });

  it('has the people who would be missing, and not those who are missing already [R-SLOT-7]', () => {
    const idle = dayOf([truck('T03'), truck('T04', booking('08:00', '18:00', { moverCount: 3 }))]);
    const crewWith = (leads: number, people: number) =>
      slotAt('08:00', { crew: { leads, people }, wanted: { ...WANTED, moverCount: 3 } }, idle)
        ?.parts.crew;
    expect(crewWith(2, 6)).toBe(0);
    expect(crewWith(1, 6)).toBe(30);
    expect(crewWith(1, 4)).toBe(30 + 2 * 15);
    expect(crewWith(0, 0)).toBe(30 + 3 * 15);
    const third = { crew: { leads: 1, people: 2 }, wanted: { ...WANTED, moverCount: 3 } };
    expect(slotAt('12:00', third)?.parts.crew).toBe(15);
  });

  it('has how full the day is', () => {
    const day = dayOf([truck('T03', GOMEZ)], { load: 0.86 });
    expect(tenths(slotAt('12:00', {}, day)?.parts.load ?? 0)).toBe(12);
    expect(slotAt('12:00')?.parts.load).toBe(0);
  });
});

describe('a slot of several trucks', () => {
  const trucks = [
    truck('T01'),
    truck('T03', GOMEZ),
    truck('T02', { ...GOMEZ, leaves: stopAt(14) }),
  ];
  const wanted = { ...WANTED, truckCount: 2 };

  it('has those that fit best at its start, and people and the day once [R-SLOT-8]', () => {
    const slot = slotAt('12:00', { wanted, crew: { leads: 2, people: 4 } }, dayOf(trucks));
    expect(slot && named(slot)).toEqual(['T03', 'T02']);
    expect(slot?.parts).toMatchObject({ drive: 6 + 8, gap: 48, open: 0, crew: 0 });
    const early = slotAt('08:00', { wanted }, dayOf(trucks));
    expect(early).toBeUndefined();
  });

  it('counts everybody who would be missing for all of its trucks [R-SLOT-8]', () => {
    const idle = dayOf([truck('T01'), truck('T02')]);
    const slot = slotAt('08:00', { wanted, crew: { leads: 1, people: 3 } }, idle);
    expect(slot?.parts.crew).toBe(30 + 15);
  });
});

describe('the slots that are offered', () => {
  it('are the best of each half of a day, then the best two hours apart [R-SLOT-9]', () => {
    const wanted = {
      ...WANTED,
      minutes: 60,
      out: yardDrive(30, false),
      back: yardDrive(30, false),
    };
    const found = findSlots(search({ wanted, days: [dayOf([truck('T01')])] }));
    expect(clocks(found).slice(0, 2)).toEqual(['08:00', '12:00']);
    for (const [index, one] of found.entries()) {
      const before = found.slice(0, index).map(({ start }) => Math.abs(start - one.start));
      if (index >= 2) expect(Math.min(...before)).toBeGreaterThanOrEqual(120);
    }
  });

  it('are told apart by day, start and name where they are equally good [R-SLOT-9]', () => {
    const trucks = [truck('T02'), truck('T01')].sort((a, b) => (a.name < b.name ? -1 : 1));
    const days = ['2027-03-11', '2027-03-10'].map((day) => dayOf(trucks, { day }));
    const found = findSlots(search({ days })).slice(0, 4);
    expect(found.map(({ searched, start }) => `${searched.day.day} ${showClock(start)}`)).toEqual([
      `${DAY} 08:00`,
      `${DAY} 14:15`,
      '2027-03-11 08:00',
      '2027-03-11 14:15',
    ]);
    expect(found.map(named)).toEqual([['T01'], ['T01'], ['T01'], ['T01']]);
  });
});

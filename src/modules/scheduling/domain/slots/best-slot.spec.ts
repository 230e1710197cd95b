import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { BLOCK_MINUTES } from '#kernel/time-window.js';
import { bestByBruteForce, reckon } from './by-brute-force.fixture.js';
import { yardDrive } from './drives.js';
import type { YardDrive } from './drives.js';
import { findSlots } from './find-slots.js';
import { reached } from './risk.js';
import { quartersFor, SETTINGS, stopAt } from './slot-search.fixture.js';
import type { SlotDay, SlotSearch, SlotTruck } from './slot-search.js';
import { lastOfWindow, linksOf, windowEnd } from './slot-window.js';
import type { DoneBy, Work } from './work.js';

const drive: fc.Arbitrary<YardDrive> = fc
  .tuple(fc.integer({ min: 0, max: 600 }), fc.boolean())
  .map(([tenths, approximate]) => yardDrive(tenths / 10, approximate));
const stop = fc.option(fc.integer({ min: -40, max: 40 }).map(stopAt), { freq: 5 });
const quarters = (min: number, max: number) => fc.integer({ min, max }).map((count) => count * 15);

/** Minutes, four of five cases and nine of ten; null where nobody can say. */
const takes: fc.Arbitrary<DoneBy | null> = fc.option(
  fc
    .tuple(quarters(4, 20), quarters(0, 4))
    .map(([inEight, more]) => ({ inEight, inNine: inEight + more })),
  { freq: 3 },
);

interface PlannedWork {
  isHold: boolean;
  isLinked: boolean;
  wait: number;
  minutes: number;
  out: YardDrive;
  back: YardDrive;
  arrives: Work['arrives'];
  leaves: Work['leaves'];
  moverCount: number;
  takes: DoneBy | null;
  /** Minutes after its start until when it is as promised. */
  promised: number;
}

const work: fc.Arbitrary<PlannedWork> = fc.record({
  isHold: fc.boolean(),
  isLinked: fc.boolean(),
  wait: quarters(0, 10),
  minutes: quarters(4, 16),
  out: drive,
  back: drive,
  arrives: stop,
  leaves: stop,
  moverCount: fc.constantFrom(2, 3),
  takes,
  promised: quarters(0, 8),
});

/** One after the other, none in another's row. */
function truckDayOf(planned: readonly PlannedWork[], name: string): Work[] {
  let free = 450;
  return planned.map(
    ({ isHold, isLinked, wait, minutes, takes: long, promised, ...one }, index): Work => {
      const none = yardDrive(0, false);
      const { out, back } = isHold ? { out: none, back: none } : one;
      const start = free + wait + out.onBoard;
      free = start + minutes + back.onBoard;
      return {
        ...one,
        out,
        back,
        operationId: isHold ? null : `${name}-${index}`,
        name: `Customer ${index}`,
        start,
        end: start + minutes,
        rowStart: start - out.onBoard,
        rowEnd: free,
        arrives: isHold ? null : one.arrives,
        leaves: isHold ? null : one.leaves,
        moverCount: isHold ? 2 : one.moverCount,
        doneBy:
          isHold || !long ? null : { inEight: start + long.inEight, inNine: start + long.inNine },
        due: isHold ? start : start + promised,
        follows:
          isLinked && index > 0 && !isHold && planned[index - 1]?.isHold === false
            ? { operationId: `${name}-${index - 1}`, minutes: 7.5, approximate: true }
            : null,
      };
    },
  );
}

const trucks: fc.Arbitrary<SlotTruck[]> = fc
  .array(
    fc.record({
      hasLift: fc.boolean(),
      worksUntil: fc.constantFrom(Infinity, 960),
      planned: fc.array(work, { maxLength: 3 }),
    }),
    { maxLength: 4 },
  )
  .map((list) =>
    list.map(({ hasLift, worksUntil, planned }, index) => ({
      id: `T0${index}`,
      name: `T0${index}`,
      hasLift,
      worksUntil,
      truckDay: truckDayOf(planned, `T0${index}`),
    })),
  );

const days: fc.Arbitrary<SlotDay[]> = fc
  .array(
    fc.record({
      trucks,
      leavesFrom: fc.constantFrom(0, 600),
      load: fc.constantFrom(0.1, 0.5, 0.93),
    }),
    { minLength: 1, maxLength: 2 },
  )
  .map((list) => list.map((day, index) => ({ day: `2027-03-1${index}`, ...day })));

/** A search over one or two days of at most four trucks. */
const smallSearch: fc.Arbitrary<SlotSearch> = fc
  .record({
    days,
    minutes: quarters(4, 20),
    out: drive,
    back: drive,
    arrives: stop,
    leaves: stop,
    truckCount: fc.constantFrom(1, 1, 2, 3),
    moverCount: fc.constantFrom(2, 3),
    requiresLift: fc.boolean(),
    takes,
    directLegs: fc.boolean(),
    arrivalWindows: fc.constant(true),
    turnaroundMinutes: quarters(0, 4),
    longestWaitMinutes: quarters(0, 12),
    windowMinutes: quarters(1, 16),
    leads: fc.integer({ min: 0, max: 4 }),
    people: fc.integer({ min: 0, max: 10 }),
  })
  .map(({ days: list, minutes, leads, people, ...rest }) => ({
    days: list,
    wanted: {
      minutes,
      out: rest.out,
      back: rest.back,
      arrives: rest.arrives,
      leaves: rest.leaves,
      truckCount: rest.truckCount,
      moverCount: rest.moverCount,
      requiresLift: rest.requiresLift,
      takes: rest.takes,
    },
    settings: {
      ...SETTINGS,
      directLegs: rest.directLegs,
      arrivalWindows: rest.arrivalWindows,
      turnaroundMinutes: rest.turnaroundMinutes,
      longestWaitMinutes: rest.longestWaitMinutes,
      windowMinutes: rest.windowMinutes,
    },
    starts: quartersFor(minutes),
    wishedUntil: null,
    crew: { leads, people },
    // Slower in the afternoon.
    legs: (from) => (to) => (departs) =>
      Math.abs(from.latitude - to.latitude) * (departs >= 900 ? 1.2 : 1),
  }));

describe('the best slot', () => {
  it('best-slot-equals-brute-force: over 1,000 small days [R-SLOT-5]', () => {
    fc.assert(
      fc.property(smallSearch, (search) => {
        const [best] = findSlots(search);
        const found = best && {
          day: best.searched.day.day,
          start: best.start,
          trucks: best.fits.map(({ opening }) => opening.truck.name),
          score: best.score,
        };
        expect(found ?? null).toEqual(bestByBruteForce(search));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a window', () => {
  it('window-holds-every-start: on the same trucks with the same drives [R-SLOT-10]', () => {
    fc.assert(
      fc.property(smallSearch, (search) => {
        for (const slot of findSlots(search).slice(0, 10)) {
          const last = lastOfWindow(slot, search) ?? slot.start;
          expect(last - slot.start).toBeLessThanOrEqual(search.settings.windowMinutes);
          for (let start = slot.start; start <= last; start += BLOCK_MINUTES) {
            expect(search.starts).toContain(start);
            for (const fit of slot.fits) {
              const { follows, leadsTo } = linksOf(fit);
              expect(reckon(search, fit.opening.truck, start)).toMatchObject({
                linkedFrom: follows,
                linkedTo: leadsTo,
              });
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('window-reaches-p90: unless it is as long as a window may be [R-SLOT-27]', () => {
    fc.assert(
      fc.property(smallSearch, (search) => {
        for (const slot of findSlots(search).slice(0, 10)) {
          const end = windowEnd(slot, search) ?? slot.start;
          const most = Math.min(slot.start + search.settings.windowMinutes, 1_065);
          expect(end % BLOCK_MINUTES).toBe(0);
          expect(end).toBeLessThanOrEqual(most);
          expect(end).toBeGreaterThanOrEqual(lastOfWindow(slot, search) ?? slot.start);
          if (end === most) continue;
          for (const fit of slot.fits)
            expect(end).toBeGreaterThanOrEqual((reached(fit, 'inNine') ?? end) - 0.00001);
        }
      }),
      { numRuns: 300 },
    );
  });
});

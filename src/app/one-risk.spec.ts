import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { costOf } from '#modules/planning/domain/plan-cost.js';
import { aDay, aJob, aTruck } from '#modules/planning/domain/plan-day.fixture.js';
import { asItIs } from '#modules/planning/domain/plan-day.js';
import { yardDrive } from '#modules/scheduling/domain/slots/drives.js';
import { findSlots } from '#modules/scheduling/domain/slots/find-slots.js';
import {
  booking,
  dayOf,
  search,
  SETTINGS,
  truck,
  WANTED,
} from '#modules/scheduling/domain/slots/slot-search.fixture.js';

const START = 15 * 60;
const TAKEN = { start: 8 * 60 + 30, minutes: 240 };

/** Minutes of the risk, as the search for free times weighs a job after a booking without a position. */
function riskOfSlot(out: number, back: number, p80: number): number {
  const done = TAKEN.start + p80;
  const drives = { out: yardDrive(out, false), back: yardDrive(back, false) };
  const before = booking('08:30', '12:30', {
    ...drives,
    doneBy: { inEight: done, inNine: done },
  });
  const wanted = { ...WANTED, ...drives, minutes: 180 };
  const days = [dayOf([truck('T1', before)])];
  const [slot] = findSlots(search({ wanted, days, starts: [START] }));
  if (!slot) throw new Error('It fits there');
  return slot.parts.risk / SETTINGS.slotWeights.risk;
}

/** The same pair as the desk counts it. */
function riskOfPlan(out: number, back: number, p80: number): number {
  const drives = { drives: { out: 60, back: 60 }, exactDrives: { out, back } };
  const day = aDay(
    [aTruck('T1')],
    [
      aJob('Gomez', ['T1', '08:30', 4], { ...drives, p80 }),
      aJob('Park', ['T1', '15:00', 3], drives),
    ],
  );
  return costOf(day, asItIs(day)).risk;
}

describe('the risk that a job makes the next one wait', () => {
  it('is the same number for the desk as for a free time, with or without positions [R-PLAN-2, R-SLOT-28]', () => {
    const drive = fc.integer({ min: 0, max: 180 }).map((quarters) => quarters / 4);
    fc.assert(
      fc.property(drive, drive, fc.integer({ min: 60, max: 600 }), (out, back, p80) => {
        expect(riskOfPlan(out, back, p80)).toBeCloseTo(riskOfSlot(out, back, p80), 4);
      }),
    );
    expect(riskOfPlan(30, 30, 400)).toBe(70);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { judgePlan } from '../judge-plan.js';
import { costOf } from '../plan-cost.js';
import type { Plan, PlanDay, PlanJob } from '../plan-day.js';
import { dayWith, hitBy, planWith } from '../steps-on-day.js';
import { rowsOf } from '../truck-rows.js';
import { shortClock } from '../words.js';
import { withCause, type RepairCause } from './cause.js';
import { repairDay } from './repair-day.js';

const RUNS = Number(process.env['REPAIR_RUNS'] ?? 25);
const TRUCKS = ['T1', 'T2', 'T3'];
const STARTS = [480, 540, 600, 690, 780, 870, 930];

/** Up to two jobs a truck, an hour apart at least. */
const days: fc.Arbitrary<PlanDay> = fc
  .array(
    fc.record({
      truck: fc.constantFrom(...TRUCKS),
      start: fc.constantFrom(...STARTS),
      hours: fc.integer({ min: 4, max: 16 }).map((quarters) => quarters / 4),
      window: fc.integer({ min: 0, max: 8 }),
    }),
    { minLength: 3, maxLength: 6 },
  )
  .map((given) => {
    const jobs: PlanJob[] = [];
    for (const [n, { truck, start, hours, window }] of given.entries()) {
      const one = aJob(`J${n}`, [truck, '08:00', hours], { starts: STARTS });
      const promised = { start, end: start + window * 15 };
      const job = { ...one, window: promised, place: { ...one.place, start } };
      const isApart = ({ place }: PlanJob): boolean =>
        place.truck !== truck ||
        place.start + place.minutes + 120 <= start ||
        start + job.place.minutes + 120 <= place.start;
      if (jobs.every(isApart)) jobs.push(job);
    }
    return aDay(
      TRUCKS.map((id) => aTruck(id)),
      jobs,
    );
  });

const causes: fc.Arbitrary<(day: PlanDay) => RepairCause> = fc.oneof(
  fc
    .tuple(fc.nat(), fc.integer({ min: 1, max: 8 }))
    .map(([nth, quarters]) => ({ jobs }: PlanDay): RepairCause => {
      const { id, place } = jobs[nth % jobs.length]!;
      return { kind: 'late', operation: id, end: place.start + place.minutes + quarters * 15 };
    }),
  fc.nat().map((nth) => ({ jobs }: PlanDay): RepairCause => {
    return { kind: 'noShow', operation: jobs[nth % jobs.length]!.id };
  }),
  fc
    .tuple(fc.constantFrom(...TRUCKS), fc.integer({ min: 30, max: 64 }))
    .map(([truck, quarter]) => (): RepairCause => ({
      kind: 'truckDown',
      truck,
      from: quarter * 15,
    })),
);

/** What a step says of the truck that it brings. */
function isTrue(reason: string, day: PlanDay, plan: Plan, at: { id: string; from: number }) {
  const [, name, until] = /(\w+) is free (?:until (\d+(?::\d+)? [AP]M)|then)\.$/.exec(reason) ?? [];
  if (!name) return true;
  const row = rowsOf(day, plan).get(name) ?? [];
  const later = row.filter(({ job, start }) => job.id !== at.id && start > at.from);
  const truck = day.trucks.find(({ id }) => id === name);
  const ends = [
    ...later.map(({ envelope }) => envelope.start),
    // A row that another truck serves goes on.
    ...(truck?.outFrom && !plan.standIns.has(name) ? [truck.outFrom] : []),
  ];
  return until === undefined ? ends.length === 0 : shortClock(Math.min(...ends)) === until;
}

describe('every repair, whatever went wrong', () => {
  it('keeps the hard rules, comes to what its steps come to, and gives true reasons [R-PLAN-2, R-PLAN-4, R-PLAN-8]', () => {
    fc.assert(
      fc.property(days, causes, fc.nat(), (day, causeOf, seed) => {
        const cause = causeOf(day);
        const { now, nowSteps, options } = repairDay({ day, cause, seed });
        const known = { ...day, hit: hitBy(nowSteps) };
        const ways = [
          ...(nowSteps.length > 0 ? [{ steps: nowSteps, totals: now }] : []),
          ...options,
        ];
        for (const { steps, totals } of ways) {
          const [after, plan] = [dayWith(known, steps), planWith(known, steps)];
          expect(costOf(after, plan)).toEqual(totals);
          for (const step of steps) {
            if (step.op !== 'place') continue;
            const from = plan.places.get(step.id)?.start ?? 0;
            expect([step.reason, isTrue(step.reason, after, plan, { id: step.id, from })]).toEqual([
              step.reason,
              true,
            ]);
          }
        }
        const { base } = withCause(day, cause);
        for (const { steps } of options) {
          expect(judgePlan(dayWith(known, steps), planWith(known, steps), base)).toEqual([]);
        }
      }),
      { numRuns: RUNS },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { judgePlan } from '../judge-plan.js';
import { costOf } from '../plan-cost.js';
import type { Plan, PlanDay, PlanJob, PlanTruck } from '../plan-day.js';
import { dayWith, planWith } from '../steps-on-day.js';
import { shortClock } from '../words.js';
import { withCause, type RepairCause } from './cause.js';
import { repairDay } from './repair-day.js';

const TRUCKS = ['T1', 'T2', 'T3'];
const CHOICES = [480, 540, 600, 690, 780, 870];

interface GivenJob {
  truck: string;
  start: number;
  hours: number;
  lift: boolean;
}

const days: fc.Arbitrary<PlanDay> = fc
  .record({
    jobs: fc.array(
      fc.record({
        truck: fc.constantFrom(...TRUCKS),
        start: fc.constantFrom(...CHOICES),
        hours: fc.integer({ min: 4, max: 20 }).map((quarters) => quarters / 4),
        lift: fc.boolean(),
      }),
      { minLength: 2, maxLength: 5 },
    ),
    lifts: fc.tuple(fc.constant(true), fc.boolean(), fc.boolean()),
  })
  .map(({ jobs, lifts }) => {
    const trucks = TRUCKS.map((id, n) => aTruck(id, { hasLift: lifts[n] ?? false }));
    return aDay(trucks, apart(jobs, lifts));
  })
  .filter(({ jobs }) => jobs.length > 1);

/** Those of them that lie on no other one, and have their lift. */
function apart(given: readonly GivenJob[], lifts: readonly boolean[]): PlanJob[] {
  const jobs: PlanJob[] = [];
  for (const [n, { truck, start, hours, lift }] of given.entries()) {
    const requiresLift = lift && (lifts[TRUCKS.indexOf(truck)] ?? false);
    const one = aJob(`J${n}`, [truck, '08:00', hours], { requiresLift, starts: CHOICES });
    const job = { ...one, window: { start, end: start + 60 }, place: { ...one.place, start } };
    const isFree = jobs.every(
      ({ place }) =>
        place.truck !== truck ||
        place.start + place.minutes + 120 <= start ||
        start + job.place.minutes + 120 <= place.start,
    );
    if (isFree) jobs.push(job);
  }
  return jobs;
}

/** Whether any plan at all, each of them tried, leaves no job behind. */
function canLoseNone(whole: PlanDay, cause: RepairCause): boolean {
  const { day, base } = withCause(whole, cause);
  const jobs = day.jobs.filter(({ place }) => place.truck !== null);
  const waiting = jobs.map((job) => [job.id, { ...job.place, truck: null, unassigned: true }]);
  const tryFrom = (n: number, plan: Plan): boolean => {
    const job = jobs[n];
    if (!job) return true;
    return TRUCKS.some((truck) =>
      [...new Set([job.place.start, ...job.starts])].some((start) => {
        const place = { ...job.place, truck, unassigned: false, start };
        const next = { ...plan, places: new Map([...plan.places, [job.id, place]]) };
        return judgePlan(day, next, base).length === 0 && tryFrom(n + 1, next);
      }),
    );
  };
  return tryFrom(0, { ...base, places: new Map(waiting as [string, PlanJob['place']][]) });
}

/** Whether what is said of a truck is so; null: it is of a kind that is not looked at here. */
function isTrue(why: string, truck: PlanTruck, day: PlanDay): boolean | null {
  const [, name, clock] = /^(\w+) is on it (?:until|from) (\d+(?::\d+)? [AP]M)/.exec(why) ?? [];
  if (name) {
    const job = day.jobs.find((one) => one.name === name);
    if (job?.place.truck !== truck.id || !clock) return false;
    const { start, minutes } = job.place;
    return [start - job.drives.out, start + minutes + job.drives.back]
      .map(shortClock)
      .includes(clock);
  }
  if (why === 'It has no lift') return !truck.hasLift;
  const [, beside] =
    /^(?:Only \d+ min are|No time is) left (?:before|after) (\w+)$/.exec(why) ?? [];
  if (beside) return day.jobs.find((one) => one.name === beside)?.place.truck === truck.id;
  return null;
}

describe('every repair of a day', () => {
  it('loses no job where the exact optimum loses none, and says nothing that is not so [R-PLAN-14, R-PLAN-18]', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...TRUCKS), fc.nat(), (day, truck, seed) => {
        const cause: RepairCause = { kind: 'truckDown', truck, from: null };
        const { options, rejected, now } = repairDay({ day, cause, seed });
        const least = Math.min(now.unserved, ...options.map(({ totals }) => totals.unserved));
        if (least > 0) expect(canLoseNone(day, cause)).toBe(false);
        for (const { steps, totals } of options) {
          const [after, plan] = [dayWith(day, steps), planWith(day, steps)];
          expect(judgePlan(after, plan)).toEqual([]);
          const { calls, ...counted } = totals;
          expect(costOf(after, plan)).toMatchObject({ ...counted, cost: expect.any(Number) });
          // Whoever gets no truck is called, too.
          const moved = steps.filter(({ op, call }) => op === 'place' && call);
          expect(calls).toBe(new Set(moved.map(({ id }) => id)).size);
        }
        for (const { truck: id, why } of rejected) {
          const one = day.trucks.find((other) => other.id === id);
          expect([why, one && isTrue(why, one, day)]).not.toEqual([why, false]);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('keeps the hard rules, and is the same for the same seed [R-PLAN-4, R-PLAN-14]', () => {
    const quarter = fc.integer({ min: 34, max: 58 }).map((n) => n * 15);
    fc.assert(
      fc.property(fc.array(quarter, { minLength: 2, maxLength: 5 }), (starts) => {
        const trucks = [aTruck('T1'), aTruck('T2'), aTruck('T3')];
        const jobs = starts.map((start, n) => {
          const job = aJob(`J${n}`, [`T${(n % 3) + 1}`, '08:30', 2]);
          return { ...job, place: { ...job.place, start } };
        });
        const day = aDay(trucks, jobs);
        const task = {
          day,
          cause: { kind: 'truckDown', truck: 'T1', from: null },
          seed: 7,
        } as const;
        const { options } = repairDay(task);
        for (const { steps } of options) {
          expect(judgePlan(dayWith(day, steps), planWith(day, steps))).toEqual([]);
        }
        expect(repairDay(task).options).toEqual(options);
      }),
      { numRuns: 3 },
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { judgePlan } from '../judge-plan.js';
import { costOf } from '../plan-cost.js';
import type { Place, Plan, PlanDay, PlanJob } from '../plan-day.js';
import { withCause, type RepairCause } from './cause.js';
import { repairDay } from './repair-day.js';

const TRUCKS = ['T1', 'T2', 'T3'];

/** The least that any plan costs that moves jobs as promised, every one of them tried. */
function leastCost(whole: PlanDay, cause: RepairCause): number {
  const { day, base } = withCause(whole, cause);
  const own = cause.kind === 'late' ? cause.operation : null;
  const movable = day.jobs.filter(({ id, place }) => place.truck !== null && id !== own);
  const placesOf = (job: PlanJob): Place[] => [
    ...(base.places.has(job.id) ? [base.places.get(job.id)!] : []),
    ...TRUCKS.flatMap((truck) =>
      job.starts.map((start) => ({ ...job.place, truck, unassigned: false, start })),
    ),
  ];
  const plansOf = (jobs: readonly PlanJob[], plan: Plan): Plan[] => {
    const [job, ...others] = jobs;
    if (!job) return [plan];
    return placesOf(job).flatMap((place) =>
      plansOf(others, { ...plan, places: new Map([...plan.places, [job.id, place]]) }),
    );
  };
  const sound = plansOf(movable, base).filter((plan) => judgePlan(day, plan, base).length === 0);
  return Math.min(...sound.map((plan) => costOf(day, plan).cost));
}

describe('the bound of a repair', () => {
  it('proves the example [R-PLAN-19]', () => {
    const jobs = [aJob('Gomez', ['T1', '08:30', 4]), aJob('Park', ['T3', '14:30', 3])];
    const day = aDay([aTruck('T1'), aTruck('T3')], jobs);
    const cause = { kind: 'truckDown', truck: 'T1', from: null } as const;
    expect(repairDay({ day, cause, seed: 1 }).options).toMatchObject([
      { totals: { cost: 97 }, bound: 97, isProven: true },
    ]);
  });

  it('is never over what the cheapest plan costs, and is that where it is proven; no way costs more than a gentler one [R-PLAN-14, R-PLAN-19]', () => {
    const quarter = fc.integer({ min: 32, max: 60 }).map((n) => n * 15);
    const hours = fc.integer({ min: 4, max: 14 }).map((n) => n / 4);
    const job = fc.record({ truck: fc.constantFrom(...TRUCKS), start: quarter, hours });
    const late = fc.integer({ min: 1, max: 12 }).map((n) => n * 15);
    fc.assert(
      fc.property(
        fc.array(job, { minLength: 1, maxLength: 3 }),
        late,
        fc.boolean(),
        (given, minutes, isLate) => {
          const jobs = given.map(({ truck, start, hours: length }, n) => {
            const one = aJob(`J${n}`, [truck, '08:00', length]);
            const window = { start: start - 15, end: start + 15 };
            const starts = [start - 15, start, start + 15];
            return { ...one, window, starts, place: { ...one.place, start } };
          });
          const day = aDay(
            TRUCKS.map((id) => aTruck(id)),
            jobs,
          );
          const [first] = jobs;
          if (!first) return;
          const { start, minutes: length, truck } = first.place;
          const cause: RepairCause = isLate
            ? { kind: 'late', operation: first.id, end: start + length + minutes }
            : { kind: 'truckDown', truck: truck ?? '', from: null };
          const least = leastCost(day, cause);
          const { options } = repairDay({ day, cause, seed: 3 });
          const costs = options.map(({ totals }) => totals.cost);
          expect(costs).toEqual(costs.toSorted((a, b) => b - a));
          for (const option of options.slice(0, 1)) {
            if (option.name !== 'nobody') continue;
            expect(option.bound).toBeLessThanOrEqual(least);
            expect(option.totals.cost).toBeGreaterThanOrEqual(least);
            if (option.isProven) expect(option.totals.cost).toBe(least);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});

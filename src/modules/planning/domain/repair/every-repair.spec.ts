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

type Places = ReadonlyMap<string, PlanJob['place']>;

/** Envelopes of one truck in order, worked out by hand. */
const lyingOn = (truck: string, { jobs }: PlanDay, places: Places): [number, number][] =>
  jobs
    .map((job) => places.get(job.id) ?? job.place)
    .filter((place) => place.truck === truck)
    .map(({ start, minutes }): [number, number] => [start - 30, start + minutes + 30])
    .sort(([a], [b]) => a - b);

/** The formula again: no crew changes on these days, and nobody knows how long jobs really take. */
function costByHand(day: PlanDay, down: string, places: Places): number {
  let cost = 0;
  for (const truck of TRUCKS) {
    const row = lyingOn(truck, day, places);
    const [first, last] = [row[0], row.at(-1)];
    if (!first || !last) continue;
    const span = last[1] - first[0];
    const taken = row.reduce((sum, [start, end]) => sum + end - start, 0);
    cost += 18 + 0.3 * 60 * row.length + 0.05 * (span - taken) + 0.3 * Math.max(0, span - 600);
  }
  for (const { id, place, window } of day.jobs) {
    const { truck, start } = places.get(id) ?? place;
    const isLate = window !== null && (start < window.start || start > window.end);
    cost += Math.abs(start - place.start);
    if (truck === null) cost += 2_000;
    else if (truck !== place.truck) cost += 40;
    if (isLate || (truck === null && place.truck === down)) cost += 25;
  }
  return Math.round(cost * 10) / 10;
}

/** Where a job may be in place of another place, worked out by hand. */
function hasRoom(day: PlanDay, job: PlanJob, places: Places): boolean {
  const { truck, start, minutes } = places.get(job.id) ?? job.place;
  const rest = new Map([...places, [job.id, { ...job.place, truck: null }]]);
  const [from, to] = [start - 30, start + minutes + 30];
  return (
    from >= 420 &&
    to <= 1_335 &&
    lyingOn(truck ?? '', day, rest).every(([begin, end]) => end + 60 <= from || to + 60 <= begin)
  );
}

/** What a rejection that tells of costs says, by the costs of both ways; null: there is no other way. */
function costsSay(day: PlanDay, down: string, truck: string, ways: readonly Places[]) {
  const job = day.jobs.find(({ place }) => place.truck === down)!;
  const waiting: Places = new Map(
    day.jobs
      .filter(({ place }) => place.truck === down)
      .map(({ id, place }) => [id, { ...place, truck: null, unassigned: true }]),
  );
  const way = ways.find((one) => one.get(job.id)?.truck) ?? ways[0] ?? waiting;
  const place = way.get(job.id)!;
  const others = [place.start, job.place.start]
    .map((start): Places => new Map([...way, [job.id, { ...place, truck, start }]]))
    .filter((places) => hasRoom(day, job, places))
    .map((places) => costByHand(day, down, places));
  if (others.length === 0) return null;
  const more = Math.min(...others) - costByHand(day, down, way);
  return { taker: place.truck, more: Math.sign(more) };
}

const COSTS: readonly (readonly [RegExp, number])[] = [
  [/^T\d costs less$/, 1],
  [/^T\d costs the same and (comes first on the board|was found first)$/, 0],
  [/^It could take it for less: the search stopped with T\d$/, -1],
  [/^It would cost more than leaving it$/, 1],
  [/^It would cost the same as leaving it$/, 0],
  [/^It could take it: the search stopped before that$/, -1],
];

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
          const said = COSTS.find(([words]) => words.test(why));
          const fits = why !== 'It does not fit with the rest of the plan';
          if (fits && !said) continue;
          const ways = options.map(({ steps }) => planWith(day, steps).places);
          const costs = costsSay(day, truck, id, ways);
          const [, taker = null] = /\b(T\d)\b/.exec(why) ?? [];
          expect([why, costs]).toEqual([why, said ? { taker, more: said[1] } : null]);
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

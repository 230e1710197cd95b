import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import type { Place, PlanDay, PlanJob } from '../plan-day.js';
import { fixMark } from './fix-mark.js';

const TRUCKS = ['T1', 'T2', 'T3'];
const DRIVE = 30;
const BESIDE = 60;
/** How far outside of its window a start may be. */
const FEW = 60;

const quarter = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min / 15, max: max / 15 }).map((n) => n * 15);

interface Given {
  truck: string;
  start: number;
  minutes: number;
  width: number;
  lift: boolean;
}

const job: fc.Arbitrary<Given> = fc.record({
  truck: fc.constantFrom(...TRUCKS),
  start: quarter(450, 1_080),
  minutes: quarter(90, 420),
  width: fc.constantFrom(0, 60, 120),
  lift: fc.boolean(),
});

const given = (name: string, { truck, start, minutes, width, lift }: Given): PlanJob => {
  const one = aJob(name, [truck, '08:00', 1], { requiresLift: lift });
  return {
    ...one,
    place: { ...one.place, start, minutes },
    window: { start, end: start + width },
  };
};

const takes = ({ start, minutes }: Place): [number, number] => [
  start - DRIVE,
  start + minutes + DRIVE,
];

/** Minutes between two, negative where they overlap. */
const between = (a: Place, b: Place): number => {
  const [[from, to], [begin, end]] = [takes(a), takes(b)];
  return begin >= from ? begin - to : from - end;
};

/** The looked-at job, and others that lie on no other one. */
const days: fc.Arbitrary<PlanDay> = fc
  .record({ jobs: fc.array(job, { minLength: 3, maxLength: 9 }), lifts: fc.boolean() })
  .map(({ jobs, lifts }) => {
    const trucks = TRUCKS.map((id, n) => aTruck(id, { hasLift: n === 0 || lifts }));
    const apart: PlanJob[] = [];
    for (const [n, one] of jobs.entries()) {
      const made = given(`J${n}`, { ...one, lift: one.lift && (one.truck === 'T1' || lifts) });
      const isFree = apart.every(
        ({ place }) => place.truck !== one.truck || between(place, made.place) >= 0,
      );
      if (isFree) apart.push(made);
    }
    return aDay(trucks, apart);
  });

const off = (one: PlanJob): PlanJob => ({
  ...one,
  place: { ...one.place, truck: null, unassigned: true },
});
const with_ = (day: PlanDay, one: PlanJob): PlanDay => ({
  ...day,
  jobs: day.jobs.map((other) => (other.id === one.id ? one : other)),
});

/** Whether a job may be there: nothing on it, and nothing closer to it than it is now. */
function fits(day: PlanDay, one: PlanJob, place: Place): boolean {
  const [from, to] = takes(place);
  const truck = day.trucks.find(({ id }) => id === place.truck);
  if (from < 420 || to > 1_335 || (one.requiresLift && !truck?.hasLift)) return false;
  return day.jobs.every((other) => {
    if (other.id === one.id || other.place.truck !== place.truck) return true;
    const [is, was] = [between(place, other.place), between(one.place, other.place)];
    const isOnOtherSide = place.start > other.place.start !== one.place.start > other.place.start;
    const wasBeside = one.place.truck === place.truck && !isOnOtherSide && was >= 0;
    return is >= BESIDE || (is >= 0 && wasBeside && is >= was);
  });
}

/** Every place of a job with at most few calls, those it may have. */
const placesOf = (day: PlanDay, one: PlanJob): Place[] =>
  day.trucks.flatMap(({ id: truck }) =>
    [one.place.start, ...one.starts]
      .filter((start) => {
        const window = one.window!;
        return (
          start === one.place.start || (start >= window.start - FEW && start <= window.end + FEW)
        );
      })
      .map((start): Place => ({ ...one.place, truck, unassigned: false, start }))
      .filter((place) => fits(day, one, place)),
  );

const isTightAt = (day: PlanDay, id: string, moved: PlanJob): boolean => {
  const jobs = with_(day, moved).jobs;
  const one = jobs.find((other) => other.id === id)!;
  return jobs.some(
    (other) =>
      other.id !== id &&
      other.place.truck === one.place.truck &&
      between(one.place, other.place) < BESIDE,
  );
};

const fix = (day: PlanDay, mark: string, automatedHours: number | null = null) =>
  fixMark(day, {
    ...{ mark, id: 'J0', wantedTrucks: 1, automatedHours, problems: [] },
    drives: { out: null, back: null } as never,
  });

const agrees = (day: PlanDay, mark: string, isPossible: boolean, words: string): void => {
  const found = fix(day, mark);
  expect([mark, found.plan !== null]).toEqual([mark, isPossible]);
  if (!isPossible) expect(found.words).toBe(words);
};

describe('every fix', () => {
  it('finds a truck for a move where there is one, and says so where there is none [R-PLAN-7]', () => {
    fc.assert(
      fc.property(days, (whole) => {
        const day = with_(whole, off(whole.jobs[0]!));
        const one = day.jobs[0]!;
        agrees(day, 'unassigned', placesOf(day, one).length > 0, 'No truck has room for J0.');
      }),
      { numRuns: 150 },
    );
  });

  it('starts a move early enough where it may, and says so where it may not [R-PLAN-7]', () => {
    fc.assert(
      fc.property(days, (day) => {
        const one = day.jobs[0]!;
        const isPossible = placesOf(day, one).some(
          ({ start, minutes }) =>
            start < one.place.start && start + minutes <= 1_110 && start + minutes + DRIVE <= 1_290,
        );
        agrees(day, 'lateFinish', isPossible, "J0 can't start early enough.");
      }),
      { numRuns: 150 },
    );
  });

  it('parts two that are too close where it can, and says so where it can not [R-PLAN-7]', () => {
    const closeOnes = days.filter((day) => isTightAt(day, 'J0', day.jobs[0]!));
    fc.assert(
      fc.property(closeOnes, (day) => {
        const one = day.jobs[0]!;
        const row = day.jobs
          .filter(({ place }) => place.truck === one.place.truck)
          .sort((a, b) => a.place.start - b.place.start);
        const n = row.indexOf(one);
        const beside = [row[n - 1], row[n + 1]].filter(
          (other) => other && between(other.place, one.place) < BESIDE,
        ) as PlanJob[];
        const isPossible = [one, ...beside].some((moved) =>
          placesOf(day, moved).some(
            (place) =>
              (place.truck !== moved.place.truck || place.start > moved.place.start) &&
              !isTightAt(day, 'J0', { ...moved, place }),
          ),
        );
        const found = fix(day, 'tight');
        expect(found.plan !== null).toBe(isPossible);
        for (const { name } of beside) expect(found.words).toContain(name);
        if (!isPossible) expect(found.words).toMatch(/Neither fits elsewhere or later\.$/);
      }),
      { numRuns: 100 },
    );
  });

  it('takes the hours of the estimate where they fit, and says so where they do not [R-PLAN-7]', () => {
    fc.assert(
      fc.property(days, quarter(60, 600), (day, minutes) => {
        const one = day.jobs[0]!;
        const found = fix(day, 'farEstimate', minutes / 60);
        if (minutes === one.place.minutes) return expect(found.plan).toBeNull();
        expect(found.plan !== null).toBe(fits(day, one, { ...one.place, minutes }));
        if (found.plan === null) expect(found.words).toMatch(/do not fit there\.$/);
      }),
      { numRuns: 150 },
    );
  });
});

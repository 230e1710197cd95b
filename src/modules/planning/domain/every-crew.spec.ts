import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fixDay } from './fixes/fix-day.js';
import { aDay, aJob, aPerson, aTruck } from './plan-day.fixture.js';
import type { PlanDay, PlanPerson } from './plan-day.js';
import { repairDay } from './repair/repair-day.js';
import type { PlanStep } from './step-ops.js';

const RUNS = Number(process.env['REPAIR_RUNS'] ?? 100);
/** A repair takes longer than a fix; the same days each time, so that some of them have a way. */
const SICK = { numRuns: Math.ceil(RUNS / 8), seed: 7 };
const TRUCKS = ['T1', 'T2', 'T3'];
const NO_DRIVE = { isUnknown: false, cut: null, byZip: { out: null, back: null } };
/** Of a week, minutes. */
const MOST = 50 * 60;

/** A job or none on each truck, and people who sit anywhere, are on call, away, elsewhere or tired. */
const days: fc.Arbitrary<PlanDay> = fc
  .record({
    jobs: fc.array(fc.option(fc.constantFrom(2, 5, 9)), { minLength: 3, maxLength: 3 }),
    people: fc.array(
      fc.record({
        isLead: fc.boolean(),
        isAway: fc.boolean(),
        isFromOtherBranch: fc.boolean(),
        weekMinutes: fc.constantFrom(0, 605, 2_400, 2_790, 3_000),
        at: fc.constantFrom('seat', 'onCall', null),
        truck: fc.constantFrom(...TRUCKS),
        position: fc.integer({ min: 0, max: 2 }),
      }),
      { minLength: 1, maxLength: 7 },
    ),
  })
  .map(({ jobs, people }) => {
    const all = people.map((one, n) => ({ ...one, id: `P${n}` }));
    const seats: { person: string; truck: string; position: number }[] = [];
    for (const { id: person, at, truck, position, isLead } of all) {
      const isTaken = seats.some((seat) => seat.truck === truck && seat.position === position);
      if (at === 'seat' && !isTaken && (isLead || position > 0))
        seats.push({ person, truck, position });
    }
    const onJobs = jobs.flatMap((hours, n) =>
      hours === null ? [] : [aJob(`J${n}`, [TRUCKS[n] ?? '', '09:00', hours])],
    );
    return aDay(
      TRUCKS.map((id) => aTruck(id)),
      onJobs,
      {
        people: all.map(({ id, isLead, isAway, isFromOtherBranch, weekMinutes }) =>
          aPerson(id, { isLead, isAway, isFromOtherBranch, weekMinutes }),
        ),
        seats,
        onCall: all.filter(({ at }) => at === 'onCall').map(({ id }) => id),
      },
    );
  });

const hasJobs = ({ jobs }: PlanDay, truck: string): boolean =>
  jobs.some(({ place }) => place.truck === truck);

/** Drives along, minutes. */
const workOn = ({ jobs }: PlanDay, truck: string): number =>
  jobs.reduce(
    (sum, { place, drives }) =>
      place.truck === truck ? sum + place.minutes + drives.out + drives.back : sum,
    0,
  );

/** Whether somebody may go to a truck: here, in no work elsewhere, and in their hours. */
function isFree(day: PlanDay, person: PlanPerson, truck: string): boolean {
  const seat = day.seats.find((one) => one.person === person.id);
  const isIdle = !seat || (seat.truck !== truck && !hasJobs(day, seat.truck));
  const work = workOn(day, truck);
  return !person.isAway && isIdle && (work === 0 || person.weekMinutes + work <= MOST);
}

/** Why what a step says of a person is not so; undefined where it is. */
function seatFault(day: PlanDay, step: PlanStep): string | undefined {
  if (step.op !== 'seat' || step.to === null || typeof step.to !== 'object') return undefined;
  const person = day.people.find(({ id }) => id === step.id);
  const [, name, why, hours] = /^(\w+) (.+), ([\d.]+) h this week\.$/.exec(step.reason) ?? [];
  if (!person || name !== person.name) return 'names somebody else';
  if (Math.abs(Number(hours) - person.weekMinutes / 60) > 0.05) return 'has other hours';
  if (!isFree(day, person, step.to.truck)) return 'is not free';
  if (step.to.position === 0 && !person.isLead) return 'leads nobody';
  const seat = day.seats.find((one) => one.person === person.id);
  const isOnCall = day.onCall.includes(person.id);
  const where = person.isFromOtherBranch ? 'is free at another branch' : 'is free';
  const so = seat ? `has no jobs on ${seat.truck}` : isOnCall ? 'is on call' : where;
  return why === so ? undefined : `${so}, not: ${why}`;
}

/** Those who can sit on the empty seats of a truck at once. */
function seatable(day: PlanDay, truck: string): number {
  const free = day.people.filter((one) => isFree(day, one, truck));
  const taken = day.seats.filter((seat) => seat.truck === truck).map(({ position }) => position);
  const isLeadless = !taken.includes(0);
  const movers = [1, 2].filter((position) => !taken.includes(position)).length;
  const leads = free.filter(({ isLead }) => isLead).length;
  const withLead = isLeadless && leads > 0 ? 1 : 0;
  return withLead + Math.min(movers, free.length - withLead);
}

describe('every word of who sits where', () => {
  const target = { wantedTrucks: 1, automatedHours: null, problems: [], drives: NO_DRIVE };

  it('is so where a crew lacks somebody, and where nobody is free for it [R-PLAN-7, R-PLAN-8]', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...TRUCKS), (day, truck) => {
        const lead = fixDay({ day, target: { ...target, mark: 'missingLead', id: truck } });
        if (!day.seats.some((seat) => seat.truck === truck && seat.position === 0)) {
          const isOne = day.people.some((one) => one.isLead && isFree(day, one, truck));
          expect([lead.words, lead.option !== null]).toEqual([
            isOne ? `${truck} has no team lead.` : `No team lead is free for ${truck}.`,
            isOne,
          ]);
          expect(lead.option?.steps.map((step) => seatFault(day, step)) ?? []).toEqual(
            lead.option ? [undefined] : [],
          );
        }
        const crew = day.seats.filter((seat) => seat.truck === truck).length;
        const missing = hasJobs(day, truck) ? 2 - crew : 0;
        if (missing <= 0) return;
        const short = fixDay({ day, target: { ...target, mark: 'shortCrew', id: truck } });
        const few = missing === 1 ? 'one mover' : `${missing} movers`;
        const none =
          missing === 1
            ? `Nobody is free for ${truck}.`
            : `${truck} lacks ${missing} people; too few are free.`;
        const isEnough = seatable(day, truck) >= missing;
        expect(short.words).toBe(isEnough ? `${truck} is ${few} short.` : none);
        const faults = short.option?.steps.map((step) => seatFault(day, step)) ?? [];
        expect(faults).toEqual(isEnough ? Array(missing).fill(undefined) : []);
      }),
      { numRuns: RUNS },
    );
  });

  it('is so where somebody is sick: who is sick sits nowhere [R-PLAN-8, R-PLAN-14]', () => {
    let judged = 0;
    fc.assert(
      fc.property(days, fc.nat(), (whole, nth) => {
        const seat = whole.seats[nth % Math.max(1, whole.seats.length)];
        if (!seat) return;
        const cause = { kind: 'sick', employee: seat.person, reason: 'Flu' } as const;
        const { options, rejected } = repairDay({ day: whole, cause, seed: 1 });
        expect(rejected).toEqual([]);
        const day = {
          ...whole,
          people: whole.people.map((one) =>
            one.id === seat.person ? { ...one, isAway: true } : one,
          ),
        };
        for (const { steps } of options) {
          const moved = steps.some(({ op }) => op !== 'seat');
          if (moved) continue;
          for (const step of steps) {
            judged += 1;
            expect([step.reason, seatFault(day, step)]).toEqual([step.reason, undefined]);
          }
        }
      }),
      SICK,
    );
    expect(judged).toBeGreaterThan(3);
  });
});

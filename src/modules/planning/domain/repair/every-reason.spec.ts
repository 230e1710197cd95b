import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import type { PlanDay, PlanJob, PlanTruck, Span } from '../plan-day.js';
import { shortClock } from '../words.js';
import { withCause } from './cause.js';
import { rejectedTrucks } from './rejected.js';

/** Who would take the job of the first truck, which is down all day. */
const OTHERS = ['T2', 'T3', 'T4', 'T5'];
const DRIVE = 30;
const WEEK = 50 * 60;

const quarter = (min: number, max: number): fc.Arbitrary<number> =>
  fc.integer({ min: min / 15, max: max / 15 }).map((n) => n * 15);
const maybe = <T>(one: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(one, { freq: 2, nil: null });

const others = fc.record({
  hasLift: fc.boolean(),
  outFrom: maybe(fc.oneof(fc.constant(0), quarter(600, 1_200))),
  hold: maybe(quarter(450, 1_095)),
  job: maybe(
    fc.record({
      start: quarter(450, 1_080),
      minutes: quarter(60, 240),
      late: maybe(quarter(15, 120)),
    }),
  ),
  weekMinutes: fc.constantFrom(0, 0, 0, WEEK - 240),
});

const days: fc.Arbitrary<PlanDay> = fc
  .record({
    start: quarter(435, 1_140),
    minutes: quarter(60, 300),
    requiresLift: fc.boolean(),
    now: maybe(quarter(420, 900)),
    given: fc.tuple(others, others, others, others),
    served: maybe(quarter(420, 1_200)),
  })
  .map(({ start, minutes, requiresLift, now, given, served }) => {
    const trucks = given.map(({ hasLift, outFrom, hold }, n): PlanTruck => {
      const holds = hold === null ? [] : [{ start: hold, end: hold + 60 }];
      return aTruck(OTHERS[n]!, { hasLift, outFrom, holds });
    });
    // The last but one serves the row of the last.
    if (served !== null) {
      trucks[2] = { ...trucks[2]!, servesFrom: served };
      trucks[3] = { ...trucks[3]!, standIn: { by: 'T4', from: served } };
    }
    const jobs = given.flatMap(({ job }, n): PlanJob[] =>
      job === null
        ? []
        : [lateBy(job.late, at(aJob(`J${n}`, [OTHERS[n]!, '08:00', 1]), job.start, job.minutes))],
    );
    const hit = at(aJob('Gomez', ['T1', '08:00', 1], { requiresLift }), start, minutes);
    const whole = aDay([aTruck('T1', { hasLift: true }), ...trucks], [hit, ...jobs], {
      now: now ?? 0,
    });
    const weeks = new Map(
      given.map(({ weekMinutes }, n) => [`mover of ${OTHERS[n]}`, weekMinutes]),
    );
    const people = whole.people.map((one) => ({ ...one, weekMinutes: weeks.get(one.id) ?? 0 }));
    return { ...whole, people };
  });

const at = (job: PlanJob, start: number, minutes: number): PlanJob => ({
  ...job,
  place: { ...job.place, start, minutes },
});

/** It has begun, and should be back that much later than planned. */
const lateBy = (minutes: number | null, job: PlanJob): PlanJob =>
  minutes === null ? job : { ...job, isFixed: true, backBy: envelope(job).end + minutes };

const envelope = ({ place: { start, minutes } }: PlanJob): Span => ({
  start: start - DRIVE,
  end: start + minutes + DRIVE,
});

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

/** Everything that keeps a truck from the job at its own start, worked out by hand. */
function hindrances(day: PlanDay, truck: PlanTruck): string[] {
  const hit = day.jobs.find(({ id }) => id === 'Gomez')!;
  const span = envelope(hit);
  const row = day.jobs.filter(({ place }) => place.truck === truck.id);
  const { outFrom, standIn, servesFrom, hasLift, holds } = truck;
  const said: string[] = [];
  if (outFrom === 0) said.push('It is unavailable that day');
  else if (outFrom !== null && outFrom < span.end)
    said.push(`It is unavailable from ${shortClock(outFrom)}`);
  if (hit.requiresLift && !hasLift) said.push('It has no lift');
  if (standIn && standIn.from < span.end)
    said.push(`Another truck serves it from ${shortClock(standIn.from)}`);
  if (servesFrom !== null && servesFrom < span.end)
    said.push(`It stands in for another truck from ${shortClock(servesFrom)}`);
  if (span.start < day.now) said.push(`It can't leave by ${shortClock(span.start)} anymore`);
  if (span.start < 420 || span.end > 1_335)
    said.push('It would be out before 7 AM or after 10:15 PM');
  if (holds.some((hold) => overlap(hold, span))) said.push('It is held then');
  for (const one of row) {
    const { start, end } = envelope(one);
    const left = start >= span.end ? start - span.end : span.start - end;
    const side = start >= span.end ? 'before' : 'after';
    const back = one.backBy ?? end;
    if (overlap({ start, end: back }, span)) {
      said.push(`${one.name} is on it until ${shortClock(back)}`);
      said.push(`${one.name} is on it from ${shortClock(start)} to ${shortClock(back)}`);
    } else if (left === 0) said.push(`No time is left ${side} ${one.name}`);
    else if (left < 60) said.push(`Only ${left} min are left ${side} ${one.name}`);
  }
  const spans = [span, ...row.map(envelope)];
  const minutes =
    Math.max(...spans.map(({ end }) => end)) - Math.min(...spans.map(({ start }) => start));
  for (const { person } of day.seats.filter((seat) => seat.truck === truck.id)) {
    const { weekMinutes } = day.people.find(({ id }) => id === person)!;
    if (weekMinutes + minutes > WEEK) said.push(`${person} would be over 50 h this week`);
  }
  return said;
}

describe('every reason of a truck', () => {
  it('is so, and none stands in the way where another is given [R-PLAN-18]', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(days, (day) => {
        const cause = { kind: 'truckDown', truck: 'T1', from: null } as const;
        // What another way costs is looked at where ways are looked for.
        const rejected = rejectedTrucks(withCause(day, cause), cause, []);
        expect(rejected.map(({ truck }) => truck)).toEqual(OTHERS);
        for (const { truck: id, why } of rejected) {
          const truck = day.trucks.find((one) => one.id === id)!;
          const known = hindrances(day, truck);
          const isOfCosts = /costs|cost |fit with|search stopped/.test(why);
          if (isOfCosts) expect([id, why, known]).toEqual([id, why, []]);
          else expect([id, known]).toEqual([id, expect.arrayContaining([why])]);
          seen.add(
            why
              .replace(/\d+(:\d+)?|AM|PM|J\d|T\d/g, '')
              .trim()
              .slice(0, 16),
          );
        }
      }),
      { numRuns: 500 },
    );
    // Nothing of it goes without having been looked at.
    expect(seen.size).toBeGreaterThan(8);
  });
});

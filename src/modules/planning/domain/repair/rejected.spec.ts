import { describe, expect, it } from '@jest/globals';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import type { PlanDay } from '../plan-day.js';
import { costOf } from '../plan-cost.js';
import { withCause, type RepairCause } from './cause.js';
import { rejectedTrucks } from './rejected.js';
import { repairDay } from './repair-day.js';

const whyOf = (day: PlanDay, cause: RepairCause): Record<string, string> =>
  Object.fromEntries(
    repairDay({ day, cause, seed: 1 }).rejected.map(({ name, why }) => [name, why]),
  );

describe('the trucks that do not take what is hit', () => {
  it('each have a reason of their own [R-PLAN-18]', () => {
    const trucks = [
      aTruck('down', { hasLift: true }),
      aTruck('busy', { hasLift: true }),
      aTruck('later', { hasLift: true }),
      aTruck('held', { hasLift: true, holds: [{ start: 600, end: 630 }] }),
      aTruck('low'),
      aTruck('out', { hasLift: true, outFrom: 0 }),
      aTruck('leaves', { hasLift: true, outFrom: 720 }),
      aTruck('serves', { hasLift: true, servesFrom: 600 }),
      aTruck('served', { hasLift: true, standIn: { by: 'low', from: 600 } }),
      aTruck('close', { hasLift: true }),
      aTruck('free', { hasLift: true }),
      aTruck('tired', { hasLift: true }),
    ];
    const jobs = [
      aJob('Gomez', ['down', '08:30', 4], { requiresLift: true }),
      aJob('Ruiz', ['busy', '08:00', 5.5]),
      aJob('Kay', ['later', '12:00', 3]),
      aJob('Lee', ['close', '14:00', 3]),
    ];
    const whole = aDay(trucks, jobs);
    const people = whole.people.map((one) => ({
      ...one,
      weekMinutes: one.id === 'mover of tired' ? 2_900 : 0,
    }));
    const cause = { kind: 'truckDown', truck: 'down', from: null } as const;
    expect(whyOf({ ...whole, people }, cause)).toEqual({
      busy: 'Ruiz is on it until 2 PM',
      later: 'Kay is on it from 11:30 AM to 3:30 PM',
      held: 'It is held then',
      low: 'It has no lift',
      out: 'It is unavailable that day',
      leaves: 'It is unavailable from 12 PM',
      serves: 'It stands in for another truck from 10 AM',
      served: 'Another truck serves it from 10 AM',
      close: 'Only 30 min are left before Lee',
      tired: 'mover of tired would be over 50 h this week',
    });
  });

  it('are none where no truck is wanted [R-PLAN-18]', () => {
    const day = aDay([aTruck('T1'), aTruck('T2')], [aJob('Gomez', ['T1', '08:30', 4])]);
    expect(whyOf(day, { kind: 'noShow', operation: 'Gomez' })).toEqual({});
  });

  const firstDown = { kind: 'truckDown', truck: 'T1', from: null } as const;

  it('may cost more than another [R-PLAN-18]', () => {
    const jobs = [aJob('Gomez', ['T1', '08:30', 4]), aJob('Park', ['T3', '14:30', 3])];
    const day = aDay([aTruck('T1'), aTruck('T2'), aTruck('T3')], jobs);
    expect(whyOf(day, firstDown)).toEqual({ T2: 'T3 costs less' });
  });

  it('may cost the same as another, which then came first [R-PLAN-18]', () => {
    const day = aDay(
      [aTruck('T1'), aTruck('T2'), aTruck('T3')],
      [aJob('Gomez', ['T1', '08:30', 4])],
    );
    expect(whyOf(day, firstDown)).toEqual({
      T3: 'T2 costs the same and comes first on the board',
    });
  });

  it('may be needed for the rest of the plan [R-PLAN-18]', () => {
    const jobs = [aJob('Gomez', ['T1', '08:30', 4]), aJob('Park', ['T3', '08:30', 4])];
    const day = aDay([aTruck('T1'), aTruck('T2'), aTruck('T3')], jobs);
    const broken = withCause(day, firstDown);
    const [gomez, park] = jobs.map(({ place }) => place);
    const places = new Map([
      ['Gomez', { ...gomez!, truck: 'T3' }],
      ['Park', { ...park!, truck: 'T2' }],
    ]);
    const plan = { ...broken.base, places };
    const way = { day: broken.day, plan, cost: costOf(broken.day, plan).cost };
    expect(rejectedTrucks(broken, firstDown, [way])).toEqual([
      { truck: 'T2', name: 'T2', why: 'It does not fit with the rest of the plan' },
    ]);
  });

  it('may have a job of its own in the way of taking over [R-PLAN-16, R-PLAN-18]', () => {
    const jobs = [
      aJob('Gomez', ['T1', '08:00', 3], { isFixed: true }),
      aJob('Lee', ['T1', '13:00', 3]),
      aJob('Park', ['T3', '13:00', 3]),
    ];
    const day = aDay([aTruck('T1'), aTruck('T2'), aTruck('T3')], jobs, { now: 570 });
    const cause = { kind: 'truckDown', truck: 'T1', from: 570 } as const;
    expect(whyOf(day, cause)).toEqual({ T3: 'Park is on it while Lee needs it' });
  });
});

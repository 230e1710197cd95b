import { describe, expect, it } from '@jest/globals';
import { aDay, aJob, aPerson, aTruck } from '../plan-day.fixture.js';
import { judgePlan } from '../judge-plan.js';
import { costOf } from '../plan-cost.js';
import { asItIs, offeredTruck, type PlanTruck } from '../plan-day.js';
import { dayWith, planWith } from '../steps-on-day.js';
import { repairDay } from './repair-day.js';

const gomez = aJob('Gomez', ['T1', '08:30', 4]);
const park = aJob('Park', ['T3', '14:30', 3]);

describe('the repair of a day', () => {
  it('is that of the example: a truck down, its job on the other one [R-PLAN-2, R-PLAN-13]', () => {
    const day = aDay([aTruck('T1'), aTruck('T3')], [gomez, park]);
    const cause = { kind: 'truckDown', truck: 'T1', from: null } as const;
    const { now, nowSteps, options } = repairDay({ day, cause, seed: 1 });
    expect(now).toMatchObject({ cost: 2061, unserved: 1, calls: 1 });
    expect(nowSteps).toMatchObject([
      { seq: 1, op: 'place', id: 'Gomez', to: { truck: null, unassigned: true } },
      { seq: 2, op: 'truck', id: 'T1', to: { unavailable: true }, needs: [1] },
    ]);
    expect(options).toMatchObject([
      {
        name: 'nobody',
        title: 'Nobody is called',
        totals: { cost: 97, moved: 1 },
        steps: [
          {
            op: 'place',
            id: 'Gomez',
            to: { truck: 'T3', start: '08:30' },
            call: false,
            reason: 'T1 is down; T3 is free until 2 PM.',
          },
          { op: 'truck', id: 'T1', needs: [1] },
        ],
      },
    ]);
  });

  /** Gomez has begun and Park follows; the other truck is free but for half an hour between. */
  const begunDay = (given: Partial<PlanTruck> = {}) => {
    const begun = aJob('Gomez', ['T07', '08:30', 4.5], { isFixed: true });
    const next = aJob('Park', ['T07', '14:30', 3]);
    const held = aTruck('T03', { holds: [{ start: 810, end: 840 }], ...given });
    return aDay([aTruck('T07'), held], [begun, next], { now: 580 });
  };
  const down = { kind: 'truckDown', truck: 'T07', from: 585 } as const;

  it('lets another truck take over the row of one that is down, begun work and all [R-PLAN-16]', () => {
    const { now, nowSteps, options } = repairDay({ day: begunDay(), cause: down, seed: 1 });
    expect(now).toMatchObject({ unserved: 2 });
    // What has begun goes on to its end, where that is only noted.
    expect(nowSteps).toMatchObject([{ id: 'Park' }, { to: { unavailableFrom: '13:30' } }]);
    expect(options).toMatchObject([
      {
        name: 'nobody',
        totals: { standIns: 1, calls: 0, moved: 0, unserved: 0 },
        steps: [
          {
            seq: 1,
            op: 'standIn',
            id: 'T07',
            name: 'T07',
            from: null,
            to: { by: 'T03', from: '09:45' },
            reason: 'T07 is down; T03 is free until 1:30 PM.',
            call: false,
            needs: [],
          },
          { seq: 2, op: 'truck', id: 'T07', to: { unavailableFrom: '09:45' }, needs: [1] },
        ],
      },
    ]);
  });

  it('names the truck that stands in where a job of the row goes to another time [R-PLAN-16]', () => {
    const day = begunDay({ holds: [{ start: 870, end: 960 }] });
    const { options } = repairDay({ day, cause: down, seed: 1 });
    const steps = options.flatMap((option) => option.steps);
    const later = steps.filter((step) => step.op === 'place' && step.to.truck === 'T07');
    expect(later.map(({ reason }) => reason)).toEqual(['T07 is down; T03 stands in then.']);
  });

  it('moves what would be in the way of the truck that takes over [R-PLAN-16]', () => {
    const day = begunDay({ holds: [] });
    const lee = aJob('Lee', ['T03', '11:00', 2]);
    const trucks = [...day.trucks, aTruck('T05')];
    const { options } = repairDay({
      day: {
        ...day,
        trucks: trucks.map((one) => ({ ...one, outFrom: one.id === 'T05' ? 900 : null })),
        jobs: [...day.jobs, lee],
      },
      cause: down,
      seed: 1,
    });
    // T05 is out before Gomez ends; Lee goes there instead.
    expect(options[0]?.steps).toMatchObject([
      { seq: 1, op: 'place', id: 'Lee', to: { truck: 'T05', start: '11:00' }, needs: [] },
      { seq: 2, op: 'standIn', id: 'T07', to: { by: 'T03' }, needs: [1] },
      { op: 'seat', id: 'lead of T03', to: { truck: 'T05', position: 0 }, needs: [1] },
      { op: 'seat', id: 'mover of T03', to: { truck: 'T05', position: 1 }, needs: [1] },
      { op: 'truck', id: 'T07', needs: [2], reason: 'T07 is down from 9:45 AM.' },
    ]);
  });

  it.each([
    ['is out later', { outFrom: 1200 }],
    ['has no lift', { hasLift: false }],
    ['is served itself', { standIn: { by: 'T09', from: 1000 } }],
    ['serves another row', { servesFrom: 1200 }],
    ['is held meanwhile', { holds: [{ start: 600, end: 660 }] }],
  ])('lets no truck take over that %s [R-PLAN-16]', (_why, given) => {
    const day = begunDay({ hasLift: true, ...given });
    const jobs = day.jobs.map((job) => ({ ...job, requiresLift: true }));
    expect(repairDay({ day: { ...day, jobs }, cause: down, seed: 1 }).options).toEqual([]);
  });

  it('rents trucks where nothing is to be lost, none before it is there [R-PLAN-17]', () => {
    const job = aJob('Gomez', ['T1', '12:00', 4], { requiresLift: true });
    const offers = [offeredTruck({ id: 'rent', name: 'Rental_1', hasLift: true }, 700)];
    const day = aDay([aTruck('T1', { hasLift: true })], [job], { now: 610, offers });
    const cause = { kind: 'truckDown', truck: 'T1', from: 615 } as const;
    const { options } = repairDay({ day, cause, seed: 1 });
    // From 11:40 AM on: half an hour out from 11:45 AM.
    expect(options).toMatchObject([
      {
        name: 'nothingLost',
        title: 'Nothing lost',
        totals: { rentals: 1, unserved: 0, calls: 1 },
        steps: [
          {
            seq: 1,
            op: 'rental',
            id: 'rent',
            from: null,
            to: { name: 'Rental_1', hasLift: true },
            reason: 'No truck of ours has room for Gomez.',
          },
          { seq: 2, op: 'place', id: 'Gomez', to: { truck: 'rent', start: '12:15' }, needs: [1] },
          // The crew goes along with its job.
          { seq: 3, op: 'seat', id: 'lead of T1', to: { truck: 'rent', position: 0 }, needs: [2] },
          { seq: 4, op: 'seat', id: 'mover of T1', to: { truck: 'rent', position: 1 }, needs: [2] },
          { seq: 5, op: 'truck' },
        ],
      },
    ]);
    const steps = options[0]?.steps ?? [];
    expect(judgePlan(dayWith(day, steps), planWith(day, steps))).toEqual([]);
    expect(costOf(dayWith(day, steps), planWith(day, steps))).toMatchObject({ rentals: 1 });
  });

  it('finds a way though the cause itself breaks a rule [R-PLAN-14]', () => {
    // The late job runs into one that has begun and over the week of its crew: nobody's fault but its own.
    const next = aJob('Park', ['T1', '14:30', 3], { isFixed: true });
    const lee = aJob('Lee', [null, '09:00', 2]);
    const whole = aDay([aTruck('T1'), aTruck('T3')], [{ ...gomez, isFixed: true }, next, lee]);
    const people = whole.people.map((one) => ({
      ...one,
      weekMinutes: one.id === 'lead of T1' ? 2_800 : 0,
    }));
    const cause = { kind: 'late', operation: 'Gomez', end: 15 * 60 } as const;
    const { options } = repairDay({ day: { ...whole, people }, cause, seed: 1 });
    expect(options[0]?.steps.map(({ id }) => id)).toEqual(['Gomez']);
    const sick = { kind: 'late', operation: 'Gomez', end: 14 * 60 } as const;
    const behind = aJob('Park', ['T1', '14:30', 3]);
    const day = { ...whole, people, jobs: [{ ...gomez, isFixed: true }, behind] };
    expect(repairDay({ day, cause: sick, seed: 1 }).options[0]?.totals.unserved).toBe(0);
  });

  it('says which direct legs end, and that they go along with what moves [R-PLAN-8]', () => {
    const follows = { after: 'A', minutes: 15, onBoard: 15 };
    const linked = [aJob('A', ['T1', '09:00', 2.75]), aJob('B', ['T1', '12:00', 2], { follows })];
    const day = aDay([aTruck('T1'), aTruck('T3'), aTruck('T4')], linked);
    const cause = { kind: 'truckDown', truck: 'T1', from: null } as const;
    const steps = repairDay({ day, cause, seed: 1 }).options[0]?.steps ?? [];
    expect(steps).toMatchObject([
      { seq: 1, op: 'place', id: 'A', needs: [3] },
      { seq: 2, op: 'place', id: 'B', needs: [3] },
      {
        seq: 3,
        op: 'follow',
        id: 'B',
        customerId: 'customer B',
        from: { after: 'A' },
        to: { after: null },
        reason: 'No truck comes directly from A anymore.',
        needs: [1, 2],
      },
      { op: 'truck' },
    ]);
  });

  it('sends nothing out in the past [R-PLAN-14]', () => {
    const late = aJob('Gomez', ['T1', '09:00', 3], { window: { start: 540, end: 720 } });
    const day = aDay([aTruck('T1'), aTruck('T3')], [late], { now: 605 });
    const cause = { kind: 'truckDown', truck: 'T1', from: 615 } as const;
    const { options } = repairDay({ day, cause, seed: 1 });
    expect(options[0]?.steps[0]).toMatchObject({
      id: 'Gomez',
      to: { truck: 'T3', start: '10:45' },
    });
  });

  it('takes no other job off a direct leg, and takes with it what no longer fits without one [R-PLAN-14]', () => {
    const follows = { after: 'A', minutes: 15, onBoard: 15 };
    const linked = [aJob('A', ['T1', '09:00', 2.75]), aJob('B', ['T1', '12:00', 2], { follows })];
    const day = aDay([aTruck('T1'), aTruck('T3')], linked);
    const cause = { kind: 'truckDown', truck: 'T1', from: 720 } as const;
    const { now } = repairDay({ day, cause, seed: 1 });
    // Back at the yard at 12:15 PM without B.
    expect(now.unserved).toBe(2);
  });

  it('calls whom it takes where that loses less [R-PLAN-14]', () => {
    const next = aJob('Park', ['T3', '10:00', 3]);
    const day = aDay([aTruck('T1'), aTruck('T3')], [aJob('Gomez', ['T1', '12:00', 3]), next]);
    const cause = { kind: 'truckDown', truck: 'T1', from: null } as const;
    const { options } = repairDay({ day, cause, seed: 1 });
    // Back at 1:30 PM, an hour, half an hour out: 3 PM, three hours later than promised.
    expect(options.map(({ name }) => name)).toEqual(['nothingLost']);
    expect(options.at(-1)).toMatchObject({ title: 'Nothing lost', totals: { unserved: 0 } });
    for (const { totals } of options) expect(totals.calls).toBeGreaterThan(0);
  });

  it('puts somebody free on the seat of whoever is sick [R-PLAN-6, R-PLAN-13]', () => {
    const whole = aDay([aTruck('T1')], [gomez]);
    const free = aPerson('Ann', { isLead: true, weekMinutes: 60 });
    const day = { ...whole, people: [...whole.people, free] };
    const cause = { kind: 'sick', employee: 'lead of T1', reason: 'Flu' } as const;
    const { now, options } = repairDay({ day, cause, seed: 1 });
    expect(now).toMatchObject({ openSeats: 2 });
    expect(options).toMatchObject([
      {
        name: 'nobody',
        totals: { openSeats: 0 },
        steps: [
          {
            seq: 1,
            id: 'lead of T1',
            from: { truck: 'T1', position: 0 },
            to: 'off',
            reason: 'Flu',
          },
          { seq: 2, id: 'Ann', from: null, to: { truck: 'T1', position: 0 } },
        ],
      },
    ]);
  });

  it('moves what no longer fits behind a late job [R-PLAN-13]', () => {
    const next = aJob('Park', ['T1', '14:30', 3]);
    const day = aDay([aTruck('T1'), aTruck('T3')], [{ ...gomez, isFixed: true }, next]);
    const cause = { kind: 'late', operation: 'Gomez', end: 13 * 60 + 30 } as const;
    const { now, nowSteps, options } = repairDay({ day, cause, seed: 1 });
    expect(now).toMatchObject({ unserved: 1, calls: 1 });
    expect(nowSteps).toMatchObject([
      { id: 'Gomez', from: { duration: 4 }, to: { truck: 'T1', start: '08:30', duration: 5 } },
      { id: 'Park', to: { truck: null, unassigned: true } },
    ]);
    expect(options[0]).toMatchObject({
      name: 'nobody',
      totals: { unserved: 0, calls: 0 },
      steps: [{ id: 'Gomez' }, { id: 'Park', to: { truck: 'T3', start: '14:30' } }],
    });
  });

  it('takes a no-show off the board, whatever that is worth [R-PLAN-13]', () => {
    const day = aDay([aTruck('T1')], [gomez]);
    const cause = { kind: 'noShow', operation: 'Gomez' } as const;
    const { now, nowSteps, options } = repairDay({ day, cause, seed: 1 });
    expect(now).toMatchObject({ trucks: 1 });
    expect(nowSteps).toEqual([]);
    expect(options).toMatchObject([
      { name: 'nobody', steps: [{ id: 'Gomez', to: { truck: null, unassigned: false } }] },
    ]);
  });

  it('leaves what is pinned, unless the cause hits it [R-PLAN-15]', () => {
    const pinned = { isPinned: true };
    const next = aJob('Park', ['T1', '14:30', 3], pinned);
    const other = aJob('Lee', ['T3', '14:00', 3], pinned);
    const day = aDay(
      [aTruck('T1'), aTruck('T3')],
      [aJob('Gomez', ['T1', '08:30', 4], pinned), next, other],
    );
    const late = { kind: 'late', operation: 'Gomez', end: 13 * 60 + 30 } as const;
    const { options } = repairDay({ day, cause: late, seed: 1 });
    expect(options[0]?.steps.map(({ id }) => id)).toEqual(['Gomez', 'Park']);
    for (const { steps } of options) expect(steps.map(({ id }) => id)).not.toContain('Lee');
    const moved = { ...asItIs(day), places: new Map([['Lee', { ...other.place, start: 855 }]]) };
    expect(judgePlan(day, moved)).toEqual([{ code: 'PINNED', job: 'Lee' }]);
  });
});

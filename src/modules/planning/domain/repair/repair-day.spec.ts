import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { aDay, aJob, aPerson, aTruck } from '../plan-day.fixture.js';
import { judgePlan } from '../judge-plan.js';
import { asItIs } from '../plan-day.js';
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

  it('leaves to another truck what has begun on one that is down [R-PLAN-13]', () => {
    const begun = aJob('Gomez', ['T1', '08:30', 4], { isFixed: true });
    const day = aDay([aTruck('T1'), aTruck('T3')], [begun], { now: 585 });
    const cause = { kind: 'truckDown', truck: 'T1', from: 585 } as const;
    expect(repairDay({ day, cause, seed: 1 })).toMatchObject({ nowSteps: [], options: [] });
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

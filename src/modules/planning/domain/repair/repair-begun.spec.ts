import { describe, expect, it } from '@jest/globals';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { stepProblems } from '../steps-on-day.js';
import { repairDay } from './repair-day.js';

/** It is 10:05 AM. */
const now = 605;
const down = { kind: 'truckDown', truck: 'T1', from: 615 } as const;

describe('the repair of a day that has begun', () => {
  it('minds nothing that is done: the rest of a truck that is down goes elsewhere [R-PLAN-13]', () => {
    const done = aJob('Gomez', ['T1', '07:30', 4], { isFixed: true, finished: 600 });
    const next = aJob('Park', ['T1', '14:30', 3]);
    const day = aDay([aTruck('T1'), aTruck('T3')], [done, next], { now });
    const { options, nowSteps } = repairDay({ day, cause: down, seed: 1 });
    // The board keeps the time of Gomez until noon: the truck is out from then on.
    const reason = 'T1 is down from 10:15 AM; what it has done keeps its time until 12 PM.';
    const out = { op: 'truck', to: { unavailable: false, unavailableFrom: '12:00' }, reason };
    expect(nowSteps).toMatchObject([{ id: 'Park', to: { truck: null, unassigned: true } }, out]);
    expect(options[0]?.steps).toMatchObject([{ id: 'Park', to: { truck: 'T3' } }, out]);
  });

  it('leaves a truck as it is whose work is done, but for taking it out [R-PLAN-13]', () => {
    const done = aJob('Gomez', ['T1', '07:30', 2], { isFixed: true, finished: 570 });
    const day = aDay([aTruck('T1'), aTruck('T3')], [done], { now });
    const { options, nowSteps } = repairDay({ day, cause: down, seed: 1 });
    expect(nowSteps).toMatchObject([{ op: 'truck', to: { unavailableFrom: '10:15' } }]);
    expect(options).toEqual([]);
  });

  it('may only be noted where no truck takes over: the truck is down once what has begun is over [R-PLAN-13]', () => {
    const begun = aJob('Gomez', ['T1', '09:00', 4], { isFixed: true });
    const next = aJob('Park', ['T1', '15:30', 3]);
    const busy = aJob('Ruiz', ['T3', '09:00', 8], { isFixed: true });
    const day = aDay([aTruck('T1'), aTruck('T3')], [begun, next, busy], { now });
    const { options, nowSteps, rejected, now: noted } = repairDay({ day, cause: down, seed: 1 });
    expect(options).toEqual([]);
    expect(noted.unserved).toBe(2);
    expect(rejected).toMatchObject([{ truck: 'T3', why: 'Ruiz is on it until 5:30 PM' }]);
    expect(nowSteps).toMatchObject([
      { id: 'Park', to: { truck: null, unassigned: true } },
      {
        ...{ op: 'truck', to: { unavailable: false, unavailableFrom: '13:30' } },
        reason: 'T1 is down from 10:15 AM; Gomez, which has begun, keeps its time until 1:30 PM.',
      },
    ]);
    expect(stepProblems(day, nowSteps, new Set())).toEqual([]);
  });

  it('sends no part of a move out in the past, though the other one has left [R-PLAN-14]', () => {
    const both = { activityId: 'day of both' };
    const one = aJob('Gomez 1', ['T1', '10:00', 3], both);
    const other = aJob('Gomez 2', ['T2', '10:00', 3], { ...both, isFixed: true });
    const trucks = [aTruck('T1'), aTruck('T2'), aTruck('T3')];
    const { options } = repairDay({
      day: aDay(trucks, [one, other], { now }),
      cause: down,
      seed: 1,
    });
    const placed = options.flatMap(({ steps }) =>
      steps.filter((step) => step.op === 'place' && step.to.truck !== null),
    );
    expect(placed).toEqual([]);
  });

  it('says of a truck that is to take over what keeps it from that by now [R-PLAN-9]', () => {
    const begun = aJob('Gomez', ['T1', '09:00', 4], { isFixed: true });
    const day = aDay([aTruck('T1'), aTruck('T3')], [begun], { now });
    const { options } = repairDay({ day, cause: down, seed: 1 });
    const steps = options[0]?.steps ?? [];
    expect(steps).toMatchObject([{ seq: 1, op: 'standIn' }, { op: 'truck' }]);
    expect(stepProblems(day, steps, new Set())).toEqual([]);
    const busy = { ...day, jobs: [begun, aJob('Park', ['T3', '11:00', 3])] };
    expect(stepProblems(busy, steps, new Set())).toEqual([{ seq: 1, code: 'SLOT_TAKEN' }]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { repairDay } from './repair-day.js';
import type { RepairCause } from './cause.js';

/** T3 serves the row of T1 from 9:45 AM on. */
const trucks = [
  aTruck('T1', { standIn: { by: 'T3', from: 585 } }),
  aTruck('T3', { servesFrom: 585 }),
  aTruck('T5'),
];
const across = aJob('Gomez', ['T1', '08:30', 2]);
const later = aJob('Park', ['T1', '14:30', 2]);

const repaired = (
  cause: Omit<RepairCause & { kind: 'truckDown' }, 'kind'>,
  jobs = [across, later],
) => repairDay({ day: aDay(trucks, jobs), cause: { kind: 'truckDown', ...cause }, seed: 1 });

describe('the repair of a day on which another truck serves a row', () => {
  it('hits nothing where the truck of that row goes down: the jobs are on the other one [R-TRUCK-21]', () => {
    const { nowSteps, options } = repaired({ truck: 'T1', from: 585 });
    const out = { op: 'truck', id: 'T1', to: { unavailable: false, unavailableFrom: '09:45' } };
    expect(nowSteps).toMatchObject([out]);
    expect(options).toEqual([]);
  });

  it('hits what the truck of the row does before, and keeps its crew for what comes after [R-TRUCK-21]', () => {
    const { nowSteps } = repaired({ truck: 'T1', from: null });
    expect(nowSteps).toMatchObject([
      { op: 'place', id: 'Gomez', to: { unassigned: true } },
      { op: 'truck', id: 'T1', to: { unavailable: false, unavailableFrom: '07:15' } },
    ]);
  });

  it('hits the jobs of that row where the truck goes down that stands in, and finds ways [R-TRUCK-21]', () => {
    const { nowSteps, options } = repaired({ truck: 'T3', from: 720 });
    const out = { op: 'truck', id: 'T3', to: { unavailableFrom: '12:00' } };
    expect(nowSteps).toMatchObject([{ op: 'place', id: 'Park', to: { unassigned: true } }, out]);
    expect(options[0]?.steps).toMatchObject([
      { op: 'place', id: 'Park', to: { truck: 'T5' } },
      out,
    ]);
    const all = repaired({ truck: 'T3', from: null });
    expect(all.nowSteps.map(({ id }) => id)).toEqual(['Gomez', 'Park', 'T3']);
  });

  it('keeps the time of what the truck that stands in has done [R-TRUCK-21]', () => {
    const done = aJob('Gomez', ['T1', '08:30', 2], { isFixed: true, finished: 600 });
    const { nowSteps } = repaired({ truck: 'T3', from: 615 }, [done]);
    expect(nowSteps).toMatchObject([{ op: 'truck', id: 'T3', to: { unavailableFrom: '11:00' } }]);
  });

  it('only notes a truck that stands in as down once what has begun on it is over [R-TRUCK-21]', () => {
    const begun = aJob('Gomez', ['T1', '08:30', 2], { isFixed: true });
    const { nowSteps, options } = repaired({ truck: 'T3', from: 600 }, [begun]);
    expect(nowSteps).toMatchObject([{ op: 'truck', id: 'T3', to: { unavailableFrom: '11:00' } }]);
    expect(options).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { fixUnassigned } from '../fixes/fix-places.js';
import { judgePlan } from '../judge-plan.js';
import { aDay, aJob, aTruck } from '../plan-day.fixture.js';
import { asItIs, type PlanDay, type PlanJob } from '../plan-day.js';
import { withCause } from './cause.js';
import { repairDay } from './repair-day.js';

const DOWN = { kind: 'truckDown', truck: 'T1', from: null } as const;
const TRUCKS = [aTruck('T1'), aTruck('T2'), aTruck('T3')];

/** Planned back by 12:30 PM, it should be back by 2:15 PM. */
const TAYLOR = aJob('Taylor', ['T2', '08:00', 4], { isFixed: true, started: 590, backBy: 855 });
const GOMEZ = aJob('Gomez', ['T1', '14:00', 3]);

/** It is noon. */
const dayWith = (jobs: readonly PlanJob[], trucks = TRUCKS): PlanDay =>
  aDay(trucks, jobs, { now: 720 });

const repaired = (day: PlanDay) => repairDay({ day, cause: DOWN, seed: 1 });

describe('a truck whose job ends later than planned', () => {
  it('takes nothing before it should be back, though it would cost less [R-PLAN-21, R-PLAN-18]', () => {
    const { options, rejected } = repaired(dayWith([TAYLOR, GOMEZ]));
    expect(options).toMatchObject([
      {
        isProven: true,
        steps: [{ id: 'Gomez', to: { truck: 'T3' }, reason: 'T1 is down; T3 is free then.' }, {}],
      },
    ]);
    expect(rejected).toEqual([{ truck: 'T2', name: 'T2', why: 'Taylor is on it until 2:15 PM' }]);
    const inTime = repaired(dayWith([{ ...TAYLOR, backBy: 750 }, GOMEZ]));
    expect(inTime.options[0]?.steps[0]).toMatchObject({ to: { truck: 'T2', start: '14:00' } });
  });

  it('takes it from then on [R-PLAN-21]', () => {
    const { options } = repaired(dayWith([TAYLOR, GOMEZ], TRUCKS.slice(0, 2)));
    expect(options).toMatchObject([
      { name: 'few', steps: [{ id: 'Gomez', to: { truck: 'T2', start: '14:45' } }, {}] },
    ]);
    const loose = aJob('Gomez', [null, '14:00', 3]);
    const fix = fixUnassigned(dayWith([TAYLOR, loose], TRUCKS.slice(1, 2)), loose);
    expect(fix).toMatchObject({ title: 'Gomez to T2 at 2:45 PM' });
  });

  it('takes nothing that would wait for what waits itself [R-PLAN-21]', () => {
    const park = aJob('Park', ['T2', '13:30', 2], { backBy: 1_050, waitsFor: 'Taylor' });
    const late = { ...GOMEZ, place: { ...GOMEZ.place, start: 1_050 } };
    const { rejected } = repaired(dayWith([TAYLOR, park, late]));
    expect(rejected).toMatchObject([{ why: 'Park is on it until 5:30 PM' }]);
    const inTime = repaired(dayWith([{ ...TAYLOR, backBy: null }, park, late]));
    expect(inTime.rejected).toMatchObject([{ name: 'T2', why: 'T3 costs less' }]);
  });

  it('keeps what is behind it already [R-PLAN-21]', () => {
    const park = aJob('Park', ['T2', '14:00', 2], { backBy: 1_005, waitsFor: 'Taylor' });
    const day = dayWith([TAYLOR, park, aJob('Gomez', ['T1', '18:30', 2])]);
    const places = new Map([
      ['Gomez', { ...GOMEZ.place, truck: 'T2', start: 1_110, minutes: 120 }],
    ]);
    expect(judgePlan(day, { ...asItIs(day), places })).toEqual([]);
    const longer = new Map([['Park', { ...park.place, minutes: 150 }]]);
    expect(judgePlan(day, { ...asItIs(day), places: longer })).toEqual([]);
    const behind = new Map([['Park', { ...park.place, start: 870 }]]);
    expect(judgePlan(day, { ...asItIs(day), places: behind })).toMatchObject([
      { code: 'SLOT_TAKEN', job: 'Park' },
    ]);
  });

  it('is repaired itself as if nobody knew its end before [R-PLAN-21]', () => {
    const park = aJob('Park', ['T2', '14:00', 2], { backBy: 1_005, waitsFor: 'Taylor' });
    const cause = { kind: 'late', operation: 'Taylor', end: 825 } as const;
    const known = repairDay({ day: dayWith([TAYLOR, park]), cause, seed: 1 });
    const unknown = repairDay({
      day: dayWith([
        { ...TAYLOR, backBy: null },
        { ...park, backBy: null },
      ]),
      cause,
      seed: 1,
    });
    expect(known).toEqual(unknown);
    expect(known.options.length).toBeGreaterThan(0);
  });

  it('takes over no row that needs it before, and hands its own over with that in mind [R-PLAN-16, R-PLAN-21]', () => {
    const begun = aJob('Gomez', ['T1', '09:00', 5], { isFixed: true, started: 540 });
    const own = aJob('Kay', ['T3', '14:30', 2]);
    const cause = { kind: 'truckDown', truck: 'T1', from: 765 } as const;
    const { rejected } = repairDay({ day: dayWith([TAYLOR, begun]), cause, seed: 1 });
    expect(rejected).toEqual([{ truck: 'T2', name: 'T2', why: 'Taylor is on it until 2:15 PM' }]);
    const late = { ...begun, backBy: 900 };
    const { options } = repairDay({
      day: dayWith([late, own], [TRUCKS[0]!, TRUCKS[2]!]),
      cause,
      seed: 1,
    });
    expect(options.flatMap(({ steps }) => steps)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'Kay', to: expect.objectContaining({ start: '15:30' }) }),
      ]),
    );
  });

  it('has it still where it goes down before that: another one takes over [R-PLAN-16, R-PLAN-21]', () => {
    const late = { ...TAYLOR, place: { ...TAYLOR.place, truck: 'T1' } };
    const cause = { kind: 'truckDown', truck: 'T1', from: 765 } as const;
    const { options } = repairDay({ day: dayWith([late]), cause, seed: 1 });
    expect(options[0]?.steps[0]).toMatchObject({ op: 'standIn', to: { by: 'T2' } });
  });

  it('is in the way of the truck that serves its row by then, too [R-TRUCK-21, R-PLAN-21]', () => {
    const late = { ...TAYLOR, place: { ...TAYLOR.place, truck: 'T1' } };
    // It should have been back before another truck took over, and is out with that one.
    const trucks = [
      aTruck('T1', { standIn: { by: 'T2', from: 750 } }),
      aTruck('T2', { servesFrom: 750 }),
      aTruck('T3'),
    ];
    const cause = { kind: 'truckDown', truck: 'T2', from: 765 } as const;
    const { hit } = withCause(dayWith([late], trucks), cause);
    expect(hit.map(({ id }) => id)).toEqual(['Taylor']);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { judgePlan } from './judge-plan.js';
import { aDay, aJob, aPerson, aTruck } from './plan-day.fixture.js';
import { asItIs, type Place, type Plan, type PlanDay } from './plan-day.js';
import { gapBetween, neighborsIn, rowsOf } from './truck-rows.js';

const with_ = (day: PlanDay, id: string, to: Partial<Place>): Plan => {
  const job = day.jobs.find((one) => one.id === id);
  if (!job) throw new Error(id);
  return { ...asItIs(day), places: new Map([[id, { ...job.place, ...to }]]) };
};
const codes = (day: PlanDay, plan: Plan): string[] => judgePlan(day, plan).map(({ code }) => code);

const TRUCKS = [aTruck('T1'), aTruck('T2')];
const gomez = aJob('Gomez', ['T1', '08:30', 4]);
const park = aJob('Park', ['T2', '14:30', 3]);

describe('the hard rules of a plan', () => {
  it('are kept by the day as it is, whatever it is [R-PLAN-4]', () => {
    const close = aDay(TRUCKS, [gomez, aJob('Lee', ['T1', '13:30', 2])]);
    expect(codes(close, asItIs(close))).toEqual([]);
  });

  it('leave no two jobs of a truck on each other and an hour between them [R-PLAN-4]', () => {
    const day = aDay(TRUCKS, [gomez, park]);
    expect(codes(day, with_(day, 'Gomez', { truck: 'T2' }))).toEqual([]);
    const hour = { truck: 'T2', start: 9 * 60 };
    expect(codes(day, with_(day, 'Gomez', { ...hour, minutes: 210 }))).toEqual([]);
    expect(codes(day, with_(day, 'Gomez', { ...hour, minutes: 225 }))).toEqual(['TOO_CLOSE']);
    expect(codes(day, with_(day, 'Gomez', { ...hour, minutes: 330 }))).toEqual(['SLOT_TAKEN']);
  });

  it('do not refuse a gap that was as small before [R-PLAN-4]', () => {
    const lee = aJob('Lee', ['T1', '13:45', 2]);
    const day = aDay(TRUCKS, [gomez, lee]);
    expect(codes(day, with_(day, 'Lee', { start: 14 * 60 }))).toEqual([]);
    expect(codes(day, with_(day, 'Lee', { start: 13 * 60 + 30 }))).toEqual(['TOO_CLOSE']);
  });

  it('judge the row that a job leaves: a leg that went by it goes by the yard [R-PLAN-4]', () => {
    const leg = (after: string) => ({ follows: { after, minutes: 15, onBoard: 15 } });
    const day = aDay(TRUCKS, [
      aJob('A', ['T1', '08:00', 2]),
      aJob('B', ['T1', '10:15', 0.5], leg('A')),
      aJob('C', ['T1', '11:00', 2], leg('B')),
    ]);
    expect(codes(day, asItIs(day))).toEqual([]);
    expect(codes(day, with_(day, 'B', { truck: 'T2' }))).toEqual(['TOO_CLOSE']);
    expect(codes(day, with_(day, 'C', { truck: 'T2', start: 15 * 60 }))).toEqual([]);
  });

  it('need a truck that is there, free of holds, with a lift where one is needed [R-PLAN-4]', () => {
    const hold = { start: 9 * 60, end: 10 * 60 };
    const trucks = [
      aTruck('T1'),
      aTruck('out', { outFrom: 12 * 60 }),
      aTruck('held', { holds: [hold] }),
    ];
    const day = aDay(trucks, [aJob('Gomez', ['T1', '08:30', 4], { requiresLift: true })]);
    expect(codes(day, with_(day, 'Gomez', { truck: 'out' }))).toEqual([
      'TRUCK_UNAVAILABLE',
      'LIFT_REQUIRED',
    ]);
    expect(codes(day, with_(day, 'Gomez', { truck: 'held' }))).toEqual([
      'LIFT_REQUIRED',
      'SLOT_TAKEN',
    ]);
    expect(codes(day, with_(day, 'Gomez', { truck: 'gone' }))).toContain('TRUCK_UNAVAILABLE');
  });

  it('keep starts that are offered, the hours of the board, and what has begun [R-PLAN-4]', () => {
    const day = aDay(TRUCKS, [
      aJob('Gomez', ['T1', '08:30', 4], { starts: [9 * 60] }),
      aJob('Park', ['T2', '14:30', 3], { isFixed: true }),
      aJob('Late', ['T2', '20:00', 1], { starts: [21 * 60] }),
    ]);
    expect(codes(day, with_(day, 'Gomez', { start: 9 * 60 }))).toEqual([]);
    expect(codes(day, with_(day, 'Gomez', { start: 10 * 60 }))).toEqual(['START_NOT_OFFERED']);
    expect(codes(day, with_(day, 'Park', { truck: 'T1' }))).toEqual(['ALREADY_STARTED']);
    expect(codes(day, with_(day, 'Late', { start: 21 * 60 }))).toEqual(['OUTSIDE_GRID']);
  });

  it('keep trucks of one activity together, each its own [R-PLAN-4]', () => {
    const activityId = 'two trucks';
    const day = aDay(
      [...TRUCKS, aTruck('T3')],
      [
        aJob('One', ['T1', '08:30', 4], { activityId }),
        aJob('Two', ['T2', '08:30', 4], { activityId }),
      ],
    );
    expect(codes(day, with_(day, 'One', { truck: 'T3' }))).toEqual([]);
    expect(codes(day, with_(day, 'One', { start: 9 * 60 }))).toEqual(['TOGETHER']);
    expect(codes(day, with_(day, 'One', { truck: 'T2' }))).toContain('TOGETHER');
  });

  it('seat each person once, leads first, nobody who is off [R-PLAN-4]', () => {
    const people = [
      aPerson('Ann', { isLead: true }),
      aPerson('Bo'),
      aPerson('Off', { isAway: true }),
    ];
    const day = { ...aDay(TRUCKS, [gomez]), people, seats: [], onCall: ['Cy'] };
    const seats = (...seated: [string, string, number][]): Plan => ({
      ...asItIs(day),
      seats: seated.map(([person, truck, position]) => ({ person, truck, position })),
    });
    expect(codes(day, seats(['Ann', 'T1', 0], ['Bo', 'T1', 1]))).toEqual([]);
    expect(codes(day, seats(['Bo', 'T1', 0]))).toEqual(['LEAD_SEAT']);
    expect(codes(day, seats(['Off', 'T1', 1]))).toEqual(['OFF_TODAY']);
    expect(codes(day, seats(['Ann', 'T1', 0], ['Ann', 'T2', 0]))).toEqual(['SEAT_TAKEN']);
    expect(codes(day, seats(['Ann', 'T1', 1], ['Bo', 'T1', 1]))).toEqual(['SEAT_TAKEN']);
    expect(codes(day, seats(['Cy', 'T1', 1]))).toEqual(['SEAT_TAKEN']);
  });

  it('take nobody over the hours of a week, who is over gains no minute [R-PLAN-5]', () => {
    // The lead of T1 has a row of five hours.
    const people = (weekMinutes: number) => [aPerson('lead of T1', { isLead: true, weekMinutes })];
    const day = (weekMinutes: number): PlanDay => ({
      ...aDay(TRUCKS, [gomez]),
      people: people(weekMinutes),
    });
    const longer = (of: PlanDay): Plan => with_(of, 'Gomez', { minutes: 300 });
    expect(codes(day(44 * 60), longer(day(44 * 60)))).toEqual([]);
    expect(codes(day(45 * 60), longer(day(45 * 60)))).toEqual(['WEEKLY_HOURS']);
    expect(codes(day(48 * 60), with_(day(48 * 60), 'Gomez', { minutes: 180 }))).toEqual([]);
  });

  it('never pass a plan in which a truck does two jobs at once [R-PLAN-4]', () => {
    const clock = fc.integer({ min: 32, max: 64 }).map((quarter) => quarter * 15);
    const place = fc.record({ truck: fc.constantFrom('T1', 'T2'), start: clock });
    fc.assert(
      fc.property(place, place, place, (a, b, c) => {
        const day = aDay(TRUCKS, [gomez, park, aJob('Lee', [null, '10:00', 2])]);
        const places = new Map(
          day.jobs.map((job, n) => [
            job.id,
            { ...job.place, unassigned: false, ...([a, b, c][n] ?? {}) },
          ]),
        );
        const plan = { ...asItIs(day), places };
        const rows = [...rowsOf(day, plan).values()].flatMap(neighborsIn);
        const isFree = rows.every(([before, after]) => gapBetween(before, after) >= 60);
        expect(codes(day, plan).filter((code) => code !== 'OUTSIDE_GRID').length === 0).toBe(
          isFree,
        );
      }),
    );
  });
});

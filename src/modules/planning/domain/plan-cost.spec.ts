import { describe, expect, it } from '@jest/globals';
import { costOf, needsCall } from './plan-cost.js';
import { aDay, aJob, aTruck } from './plan-day.fixture.js';
import { asItIs, type Plan, type PlanDay } from './plan-day.js';

const TRUCKS = [aTruck('T1', { outFrom: 0 }), aTruck('T3')];
const gomez = aJob('Gomez', ['T1', '08:30', 4]);
const park = aJob('Park', ['T3', '14:30', 3]);
const day = aDay(TRUCKS, [gomez, park], { hit: new Set(['Gomez']) });

const at = (of: PlanDay, places: Record<string, Partial<(typeof gomez)['place']>>): Plan => ({
  ...asItIs(of),
  places: new Map(
    of.jobs
      .filter(({ id }) => id in places)
      .map((job) => [job.id, { ...job.place, ...places[job.id] }]),
  ),
});

describe('the cost of a plan', () => {
  it('is that of the example: a truck down and its job unserved [R-PLAN-2]', () => {
    const now = costOf(day, at(day, { Gomez: { truck: null, unassigned: true } }));
    expect(now).toEqual({
      cost: 2061,
      drive: 60,
      overtime: 0,
      trucks: 1,
      idle: 0,
      moved: 0,
      minutesMoved: 0,
      crewChanges: 0,
      calls: 1,
      openSeats: 0,
      standIns: 0,
      rentals: 0,
      risk: 0,
      unserved: 1,
    });
  });

  it('is that of the example: the job on the other truck [R-PLAN-2]', () => {
    const moved = costOf(day, at(day, { Gomez: { truck: 'T3' } }));
    expect(moved).toMatchObject({ cost: 97, drive: 120, trucks: 1, idle: 60, moved: 1, calls: 0 });
  });

  it('counts minutes over ten hours, minutes moved, calls and people on other trucks [R-PLAN-2]', () => {
    const later = at(day, { Park: { start: 15 * 60 } });
    expect(costOf(day, later)).toMatchObject({ minutesMoved: 30, calls: 1, trucks: 2 });
    const long = aDay([aTruck('T1')], [aJob('Long', ['T1', '07:30', 11])]);
    expect(costOf(long, asItIs(long))).toMatchObject({ overtime: 120 });
    const seats = day.seats.map((seat) => ({ ...seat, truck: seat.truck === 'T1' ? 'T3' : 'T1' }));
    expect(costOf(day, { ...asItIs(day), seats })).toMatchObject({ crewChanges: 4 });
  });

  it('counts movers short and trucks without a lead once each [R-PLAN-2]', () => {
    const bare = { ...asItIs(day), seats: [] };
    expect(costOf(day, bare)).toMatchObject({ openSeats: 6 });
  });

  it('counts the drive straight from another job instead of two by the yard [R-PLAN-2]', () => {
    const follows = { after: 'Gomez', minutes: 12, onBoard: 15 };
    const linked = aJob('Park', ['T1', '13:00', 3], { follows });
    const pair = aDay([aTruck('T1'), aTruck('T3')], [gomez, linked]);
    expect(costOf(pair, asItIs(pair))).toMatchObject({ drive: 30 + 12 + 30, idle: 15 });
    expect(costOf(pair, at(pair, { Park: { truck: 'T3' } }))).toMatchObject({ drive: 120 });
  });

  it('counts by how long the next customer waits in one of five cases [R-PLAN-2]', () => {
    const slow = aJob('Gomez', ['T1', '08:30', 4], { p80: 330 });
    const next = aJob('Park', ['T1', '14:30', 3]);
    const tight = aDay([aTruck('T1')], [slow, next]);
    // 8:30 + 5.5 h + two drives of half an hour: 15:00, half an hour after its start.
    expect(costOf(tight, asItIs(tight))).toMatchObject({ risk: 30 });
    const told = { ...next, window: { start: 14 * 60 + 30, end: 15 * 60 + 30 } };
    expect(costOf({ ...tight, jobs: [slow, told] }, asItIs(tight))).toMatchObject({ risk: 0 });
  });
});

describe('a call to the customer', () => {
  it('is needed for a start that moves out of what was promised [R-PLAN-3]', () => {
    expect(needsCall(gomez, 510)).toBe(false);
    expect(needsCall(gomez, 525)).toBe(true);
    const told = { ...gomez, window: { start: 480, end: 540 } };
    expect(needsCall(told, 540)).toBe(false);
    expect(needsCall(told, 555)).toBe(true);
  });
});

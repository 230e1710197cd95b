import { describe, expect, it } from '@jest/globals';
import { DEFAULT_DAY_PLANNING } from '#modules/branches/contract/planning.js';
import { freshActivity } from '../domain/changes/fresh-activity.js';
import type { Activity } from '../domain/activity.js';
import type { Customer } from '../domain/customer.js';
import type { Move } from '../domain/move.js';
import { moveEvents } from './move-events.js';

const id = (letter: string): string => letter.repeat(24);
const branch = {
  ...{ id: id('b'), name: 'b', timezone: 'America/Chicago', latitude: null, longitude: null },
  planning: DEFAULT_DAY_PLANNING,
};
const [fresh] = [
  freshActivity({ branch, activityDay: '2027-03-10', created: new Date(0), version: 1 }),
];
const FIRST = '2027-03-10T14:30:00.000Z';
const LATER = '2027-03-10T18:00:00.000Z';

/** A day that wants as many trucks as are named, `null` for one that it has not. */
function day(trucks: (string | null)[], over: Partial<Activity> = {}): Activity {
  const [operation] = fresh!.operations;
  const operations = trucks.map((truck, index) => ({
    ...operation!,
    id: id(String(index)),
    truck,
    date: new Date(index === 0 ? LATER : FIRST),
  }));
  return { ...fresh!, id: id('a'), truckCount: trucks.length, operations, ...over };
}
const move = (activities: Activity[], status: Customer['status'] = 'active'): Move => ({
  customer: { id: id('c'), status } as Customer,
  branch,
  activities,
});

const SUBJECT = { customerId: id('c'), branchId: id('b') };
const OF_DAY = { ...SUBJECT, activityId: id('a') };
const PLAN = { day: '2027-03-10', start: FIRST, trucks: 2 };
const [NONE, HALF, ALL] = [day([null, null]), day(['t', null]), day(['t', 'u'])];
const TWO = [ALL, day(['v'], { id: id('d'), activityDay: '2027-03-11' })];

const events = (before: Move, after: Move) =>
  moveEvents(before, after).map(({ type, data }) => [type, data]);

describe('what is told of a move', () => {
  it('is that a day is booked, once it has all its trucks [R-EVENT-2]', () => {
    expect(events(move([NONE]), move([HALF]))).toEqual([]);
    const booked = [['MoveBooked', { ...OF_DAY, ...PLAN }]];
    expect(events(move([HALF]), move([ALL]))).toEqual(booked);
    expect(events(move([]), move([ALL]))).toEqual(booked);
  });

  it.each([
    ['the day', day(['t', 'u'], { activityDay: '2027-03-12' }), { day: '2027-03-12' }],
    [
      'the start',
      day(['t', 'u'], { operations: [ALL.operations[0]!, ALL.operations[0]!] }),
      { start: LATER },
    ],
    ['how many trucks there are', day(['t', 'u', 'w']), { trucks: 3 }],
  ])('is that a booked day changed where %s did [R-EVENT-2]', (_what, after, change) => {
    expect(events(move([ALL]), move([after]))).toEqual([
      ['MoveRescheduled', { ...OF_DAY, ...PLAN, ...change, before: PLAN }],
    ]);
  });

  it('is nothing where other trucks come, or notes change', () => {
    expect(events(move([ALL]), move([day(['x', 'y'], { notes: 'Piano' })]))).toEqual([]);
  });

  it('is that a day was released, with the day that it was booked for [R-EVENT-2]', () => {
    const elsewhere = day(['t', null], { activityDay: '2027-03-12' });
    const released = [['MoveReleased', { ...OF_DAY, day: '2027-03-10' }]];
    expect(events(move([ALL]), move([elsewhere]))).toEqual(released);
    expect(events(move([ALL]), move([]))).toEqual(released);
  });

  it('is that the customer canceled, with the days that were booked, and no release [R-EVENT-2]', () => {
    const before = [...TWO, day([null], { id: id('e'), activityDay: '2027-03-12' })];
    expect(events(move(before), move([NONE], 'inactive'))).toEqual([
      ['MoveCanceled', { ...SUBJECT, activityIds: [id('a'), id('d')] }],
    ]);
    expect(events(move([NONE], 'inactive'), move([NONE], 'inactive'))).toEqual([]);
  });

  it('is that the customer is back [R-EVENT-2]', () => {
    expect(events(move([NONE], 'inactive'), move([NONE]))).toEqual([['MoveReactivated', SUBJECT]]);
    expect(events(move([NONE]), move([NONE]))).toEqual([]);
  });
});

import { givenActivity, givenCustomerWith, givenLocation, givenOperation } from '../../../testing';
import { daysOf, jobOf } from './job-of';

const customer = givenCustomerWith(givenActivity());
const [activity] = customer.move.activities;
const id = activity!._id;
const typed = (change: Parameters<typeof givenActivity>[0]) =>
  givenCustomerWith(givenActivity(change));

describe('the job that is looked for', () => {
  it('is the activity with what is typed, by its longest operation [R-SLOT-18]', () => {
    const operations = [givenOperation(), givenOperation({ _id: undefined, duration: 6.5 })];
    const job = jobOf(typed({ operations, numMovers: 5, truckCount: 1 }), customer, id);
    expect(job).toMatchObject({ activityId: id, duration: 6.5, truckCount: 2, numMovers: 5 });
    expect(job).not.toHaveProperty('driveOut');
    expect(job).not.toHaveProperty('draft');
  });

  it('counts a drive that is typed and not saved [R-SLOT-18]', () => {
    const { bookingEnvelope } = givenOperation();
    const typedOut = givenOperation({
      bookingEnvelope: { ...bookingEnvelope, startingDriveTime: 1.75 },
    });
    const job = jobOf(typed({ operations: [typedOut] }), customer, id);
    expect(job).toMatchObject({ driveOut: 1.75 });
    expect(job).not.toHaveProperty('driveBack');
  });

  it('has the stops by their positions, at most ten with both ends [R-SLOT-18]', () => {
    const locations = Array.from({ length: 12 }, (_, at) => givenLocation({ latitude: 35 + at }));
    const { stops } = jobOf(typed({ locations }), customer, id)!;
    expect(stops).toHaveLength(10);
    expect(stops?.at(-1)).toMatchObject({ latitude: 46 });
    expect(jobOf(typed({ locations: [] }), customer, id)).not.toHaveProperty('stops');
  });

  it('is that of an unsaved page where another branch is chosen [R-SLOT-18]', () => {
    const moved = { ...customer, branchId: 'f'.repeat(24) };
    const job = jobOf(moved, customer, id);
    expect(job).toMatchObject({ branchId: moved.branchId, draft: id });
    expect(job).not.toHaveProperty('activityId');
  });

  it('takes as long as it is estimated where no operation says it [R-SLOT-18]', () => {
    expect(jobOf(typed({ operations: [], estHours: 3.1 }), customer, id)?.duration).toBe(3.25);
    expect(jobOf(typed({ operations: [], estHours: 0 }), customer, id)?.duration).toBe(1);
  });
});

describe('the days that are looked at', () => {
  const today = '2026-11-23';
  it.each([
    ['', {}, '2026-11-23', 14],
    ['2026-11-24', {}, '2026-11-23', 14],
    ['2026-12-20', {}, '2026-12-17', 14],
    ['2026-11-24', { wish: { weekdays: [4] } }, '2026-11-23', 30],
    ['2026-12-20', { from: '2026-12-03', days: 1 }, '2026-12-03', 1],
  ])('of “%s” and a wish', (day, wished, from, days) => {
    expect(daysOf(day, today, wished)).toEqual({ from, days });
  });
});

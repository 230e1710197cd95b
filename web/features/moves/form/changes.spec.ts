import { exampleCustomer } from '#modules/moves/contract/examples.fixture.js';
import { unsavedChanges } from './changes';
import type { ActivityValues, CustomerValues } from './values';

const withActivity = (change: (activity: ActivityValues) => ActivityValues): CustomerValues => ({
  ...exampleCustomer,
  move: {
    ...exampleCustomer.move,
    activities: exampleCustomer.move.activities.map((activity) => change(activity)),
  },
});

const changesOf = (values: CustomerValues): string[] => unsavedChanges(exampleCustomer, values);

it('finds nothing in what was loaded', () => {
  expect(changesOf(structuredClone(exampleCustomer))).toEqual([]);
});

it('names each changed thing once, as the page calls it', () => {
  expect(
    changesOf({
      ...withActivity((activity) => ({
        ...activity,
        estHours: 5,
        notes: 'Dog',
        locations: activity.locations.map((one) => ({
          ...one,
          street: '1 Main St',
          zip: '73102',
          latitude: 1,
          driveTime: null,
          floor: 4,
        })),
        operations: activity.operations.map((one) => ({
          ...one,
          date: '2026-11-21T15:00:00.000Z',
          bookingEnvelope: { ...one.bookingEnvelope, startingDriveTime: 1, bookingDuration: 9 },
        })),
      })),
      firstName: 'Mary',
    }),
  ).toEqual([
    'First name',
    'Est Hours',
    'Move Alerts',
    'Location 1 · Address',
    'Location 1 · Floor',
    'Truck 1 · Start Time',
    'Truck 1 · Drive Out',
  ]);
});

it('counts an entry that came, went or moved', () => {
  const twice = (activity: ActivityValues): ActivityValues => {
    const { _id: _left, ...fresh } = activity.locations[0]!;
    return { ...activity, locations: [...activity.locations, fresh], operations: [] };
  };
  expect(changesOf(withActivity(twice))).toEqual(['Location added', 'Truck 1 removed']);
});

it('names the day where there are several', () => {
  const [activity] = exampleCustomer.move.activities as [ActivityValues];
  const other = { ...activity, _id: 'f'.repeat(24), activityDay: '2026-11-22' };
  const two = (estHours: number): CustomerValues => ({
    ...exampleCustomer,
    move: { ...exampleCustomer.move, activities: [activity, { ...other, estHours }] },
  });
  expect(unsavedChanges(two(4), two(5))).toEqual(['Activity 11/22/2026 · Est Hours']);
});

import { exampleCustomer } from '../../../../src/modules/moves/contract/examples.fixture';
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

it('names each changed thing once', () => {
  expect(
    changesOf({
      ...withActivity((activity) => ({
        ...activity,
        estHours: 5,
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
    'first name',
    'estimated hours',
    'location 1: address',
    'location 1: floor',
    'truck 1: start time',
    'truck 1: drive out',
  ]);
});

it('counts an entry that came, went or moved', () => {
  const twice = (activity: ActivityValues): ActivityValues => {
    const { _id: _left, ...fresh } = activity.locations[0]!;
    return { ...activity, locations: [...activity.locations, fresh], operations: [] };
  };
  expect(changesOf(withActivity(twice))).toEqual(['location added', 'truck removed']);
});

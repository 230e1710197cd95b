import { exampleActivity } from '#modules/moves/contract/examples.fixture.js';
import { freshLocation } from '../form/fresh-location';
import type { ActivityValues, LocationValues, OperationValues } from '../form/values';
import { routeOf } from './route-of';
import { newDrives, withKnownDrives, type KnownLegs } from './with-known-drives';

const HOME = { latitude: 35.4, longitude: -97.5 };
const [OPERATION] = exampleActivity.operations;
const row = (
  startingDriveTime: number,
  change: Partial<OperationValues> = {},
): OperationValues => ({
  ...structuredClone(OPERATION!),
  truck: null,
  date: '2026-12-05T14:30:00.000Z',
  duration: 4,
  bookingEnvelope: { ...OPERATION!.bookingEnvelope, startingDriveTime, endingDriveTime: 0 },
  ...change,
});
const stop = (latitude: number | null, change: Partial<LocationValues> = {}): LocationValues => ({
  ...freshLocation('Load'),
  latitude,
  longitude: latitude === null ? null : -97.6,
  normalizedStreetAddress: `${latitude} Main St`,
  driveTimeFetchStatus: latitude === null ? 'NeedsCoordinates' : 'EligibleForFetching',
  ...change,
});
const UNKNOWN = { version: 0, startingDriveTime: null, endingDriveTime: null };
const given = (
  locations: LocationValues[],
  change: Partial<ActivityValues> = {},
): ActivityValues => ({
  ...structuredClone(exampleActivity),
  locations,
  operations: [row(0)],
  transitInfo: UNKNOWN,
  ...change,
});
const legs = (activity: ActivityValues, hours: number): KnownLegs =>
  new Map(
    routeOf(HOME, activity).flatMap((drive) =>
      drive ? [[drive.key, { miles: 10.1234, hours, approximate: true }]] : [],
    ),
  );

describe('the drives of a day as it is typed', () => {
  const empty = given([]);
  const typed = given([stop(35.5), stop(35.6)]);

  it('are asked for where both ends are known, each when its drive begins', () => {
    const route = routeOf(HOME, typed);
    expect(newDrives(typed, empty, route).map(({ from, to, at }) => [from, to, at])).toEqual([
      ['35.4,-97.5', '35.5,-97.6', '2026-12-05T14:30:00.000Z'],
      ['35.5,-97.6', '35.6,-97.6', '2026-12-05T16:30:00.000Z'],
      ['35.6,-97.6', '35.4,-97.5', '2026-12-05T18:30:00.000Z'],
    ]);
    const half = given([stop(35.5), stop(null)]);
    expect(newDrives(half, empty, routeOf(HOME, half))).toHaveLength(1);
    expect(newDrives(empty, empty, routeOf(HOME, empty))).toEqual([]);
  });

  it('reach the stops, and Drive Out and Drive Back rounded up [R-DRIVE-12]', () => {
    const next = withKnownDrives(typed, empty, routeOf(HOME, typed), legs(typed, 0.30004));
    expect(
      next.locations.map(({ driveTime, driveDistance }) => [driveTime, driveDistance]),
    ).toEqual([
      [0.3, 10.12],
      [0.3, 10.12],
    ]);
    expect(next.transitInfo).toMatchObject({ startingDriveTime: 0.3, endingDriveTime: 0.3 });
    expect(next.operations[0]?.bookingEnvelope).toMatchObject({
      startingDriveTime: 0.5,
      endingDriveTime: 0.5,
    });
    expect(withKnownDrives(next, empty, routeOf(HOME, next), legs(typed, 0.3))).toEqual(next);
  });

  it('leave a figure that somebody typed, what a truck holds, and an end that is Hold [R-DRIVE-12]', () => {
    const truck = 'e'.repeat(24);
    const activity = given([stop(35.5), stop(35.6, { typeOfWOrk: 'Hold' })], {
      operations: [row(1.25), row(0, { truck })],
    });
    const next = withKnownDrives(activity, empty, routeOf(HOME, activity), legs(activity, 0.3));
    expect(next.operations).toEqual(activity.operations);
    expect(next.transitInfo).toMatchObject({ startingDriveTime: 0.3, endingDriveTime: null });
  });

  it('are those that are stored where the route is the same again', () => {
    const done = { driveTime: 0.2, driveTimeFetchStatus: 'Done' as const };
    const transitInfo = { version: 1, startingDriveTime: 0.2, endingDriveTime: 0.2 };
    const stored = given([stop(35.5, done), stop(35.6, done)], { transitInfo });
    expect(newDrives(stored, stored, routeOf(HOME, stored))).toEqual([]);
    const back = { ...stored, transitInfo: { ...transitInfo, endingDriveTime: 0.9 } };
    expect(withKnownDrives(back, stored, routeOf(HOME, back), legs(stored, 0.9))).toEqual(stored);
  });
});

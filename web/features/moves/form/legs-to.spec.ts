import { exampleLocation } from '#modules/moves/contract/examples.fixture.js';
import { legsTo } from './legs-to';
import type { LocationValues } from './values';

const stop = (place: string, driveTime: number): LocationValues => ({
  ...exampleLocation,
  _id: place,
  normalizedStreetAddress: place,
  driveTime,
});
const STORED = [stop('a', 0.1), stop('b', 0.2), stop('c', 0.3)];
const timesOf = (typed: LocationValues[]): (number | null)[] =>
  legsTo(STORED, typed).map(({ driveTime }) => driveTime);

it('keeps the legs that lead from and to the same places, and knows none of the others', () => {
  const [a, b, c] = STORED as [LocationValues, LocationValues, LocationValues];
  expect(timesOf([a, b, c])).toEqual([0.1, 0.2, 0.3]);
  expect(timesOf([b, a, c])).toEqual([null, null, null]);
  expect(timesOf([a, b])).toEqual([0.1, 0.2]);
  expect(timesOf([a, { ...b, normalizedStreetAddress: 'x' }, c])).toEqual([0.1, null, null]);
});

it('says what the leg waits for', () => {
  const lost = { ...stop('x', 1), latitude: null };
  expect(legsTo([], [stop('y', 1), lost]).map((leg) => leg.driveTimeFetchStatus)).toEqual([
    'EligibleForFetching',
    'NeedsCoordinates',
  ]);
});

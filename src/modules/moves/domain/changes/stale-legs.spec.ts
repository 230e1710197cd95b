import { describe, expect, it } from '@jest/globals';
import { blankStop } from './changed-stop.js';
import { withStaleLegs } from './stale-legs.js';
import type { Stop } from '../stop.js';

const stop = (id: string, latitude: number | null): Stop => ({
  ...blankStop(),
  id,
  latitude,
  longitude: latitude === null ? null : -97.5,
  driveTime: 0.5,
  driveDistance: 10,
  driveTimeFetchStatus: 'Done',
});
const route = (locations: Stop[], branchId = 'okc') => ({ locations, branchId });
const [a, b, c] = [stop('a', 35.1), stop('b', 35.2), stop('c', 35.3)];
const seen = (locations: Stop[]) =>
  locations.map(({ driveTime, driveTimeFetchStatus }) => [driveTime, driveTimeFetchStatus]);

describe('legs after a write', () => {
  it('stay while the stops stay', () => {
    expect(withStaleLegs(route([a, b]), route([a, b]))).toEqual([a, b]);
  });

  it('are unknown where the stop or the one before is another place', () => {
    const moved = { ...a, latitude: 36 };
    expect(seen(withStaleLegs(route([a, b, c]), route([moved, b, c])))).toEqual([
      [null, 'EligibleForFetching'],
      [null, 'EligibleForFetching'],
      [0.5, 'Done'],
    ]);
  });

  it('wait for coordinates without a position [R-DRIVE-1]', () => {
    expect(seen(withStaleLegs(route([a]), route([a, stop('d', null)])))).toEqual([
      [0.5, 'Done'],
      [null, 'NeedsCoordinates'],
    ]);
  });

  it('must be fetched again when another stop is the last', () => {
    expect(seen(withStaleLegs(route([a, b]), route([a])))).toEqual([[0.5, 'EligibleForFetching']]);
  });

  it('must all be fetched again from another branch; those between stops are known meanwhile', () => {
    expect(seen(withStaleLegs(route([a, b]), route([a, b], 'denver')))).toEqual([
      [null, 'EligibleForFetching'],
      [0.5, 'EligibleForFetching'],
    ]);
  });
});

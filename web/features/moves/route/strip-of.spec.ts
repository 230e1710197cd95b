import { givenLocation } from '../../../testing';
import { mapOf, stripOf } from './strip-of';

const HOME = { name: 'Oklahoma City', latitude: 35.48, longitude: -97.5 };
const stop = (change: object) =>
  givenLocation({
    latitude: 35.47,
    longitude: -97.52,
    driveTime: 0.5,
    driveDistance: 9,
    ...change,
  });
const back = { endingDriveTime: 0.25 };

describe('the route strip', () => {
  it('has the drive to each stop and the way back, and what they take together [R-DRIVE-13]', () => {
    const strip = stripOf({ locations: [stop({}), stop({ driveTime: 0.2 })], transitInfo: back });
    expect(strip.legs).toEqual([
      { hours: 0.5, miles: 9 },
      { hours: 0.2, miles: 9 },
      { hours: 0.25, miles: null },
    ]);
    expect(strip.hours).toBeCloseTo(0.95);
    expect(strip.unknown).toBe(0);
  });

  it('counts the drives that nobody has measured, and none where things are on Hold', () => {
    const locations = [stop({ driveTime: null }), stop({ typeOfWOrk: 'Hold', driveTime: null })];
    const strip = stripOf({ locations, transitInfo: { endingDriveTime: null } });
    expect(strip.unknown).toBe(2);
    expect(strip.legs[1]).toEqual({ hours: 0, miles: 0 });
  });

  it('goes on the map from the branch over the stops that have a place', () => {
    const locations = [stop({}), stop({ latitude: null, longitude: null }), stop({})];
    const { points, ways } = mapOf(HOME, { locations });
    expect(points.map(({ sign }) => sign)).toEqual(['⌂', '1', '3']);
    expect(ways.map(({ isDrive }) => isDrive)).toEqual([true, false, true]);
    expect(mapOf(undefined, { locations }).ways).toHaveLength(1);
  });
});

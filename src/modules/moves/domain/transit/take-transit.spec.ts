import { describe, expect, it } from '@jest/globals';
import { isStaleTransit, takeTransit } from './take-transit.js';

const legs = { startingDriveTime: 0.6, endingDriveTime: 0.9 };
const work = (...types: string[]) => types.map((workType) => ({ workType }));
const stored = { legs, version: 4, locations: work('Load', 'Unload') };

describe('drive times sent in transitInfo', () => {
  it('are taken without a version or with the present one [R-DRIVE-5]', () => {
    const sent = { startingDriveTime: 1.1, endingDriveTime: 0.9 };
    expect(takeTransit(sent, stored, stored.locations).startingDriveTime).toBe(1.1);
    expect(takeTransit({ ...sent, version: 4 }, stored, stored.locations).startingDriveTime).toBe(
      1.1,
    );
    expect(takeTransit({ startingDriveTime: null }, stored, stored.locations)).toEqual({
      startingDriveTime: null,
      endingDriveTime: 0.9,
    });
  });

  it('are ignored when a refresh came in between [R-DRIVE-5]', () => {
    const sent = { startingDriveTime: 1.1, endingDriveTime: 1.1, version: 3 };
    expect(isStaleTransit(sent, 4)).toBe(true);
    expect(takeTransit(sent, stored, stored.locations)).toBe(legs);
    expect(takeTransit(undefined, stored, stored.locations)).toBe(legs);
  });

  it('do not wipe out what is kept while an end is Hold', () => {
    const zeroed = { startingDriveTime: 0.6, endingDriveTime: 0 };
    expect(takeTransit(zeroed, stored, work('Load', 'Hold'))).toEqual(legs);
    const held = { ...stored, locations: work('Load', 'Hold') };
    expect(takeTransit(zeroed, held, work('Load', 'Unload'))).toEqual(legs);
    const changed = { startingDriveTime: 0.6, endingDriveTime: 1.2 };
    const onTheWay = work('Load', 'Hold', 'Unload');
    expect(takeTransit(changed, { ...stored, locations: onTheWay }, onTheWay)).toEqual(changed);
  });
});

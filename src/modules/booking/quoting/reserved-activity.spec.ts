import { describe, expect, it } from '@jest/globals';
import type { LocationFieldsDto } from '#modules/moves/contract/location-fields.dto.js';
import { DEFAULT_CONSTANTS } from '#modules/moves/contract/estimating.js';
import { HOME_TYPES, isFlat } from '../contract/limits.js';
import { estimateRange } from './estimate-range.js';
import type { Home } from './home.js';
import { reservedActivity } from './reserved-activity.js';

const ZIP = { zip: '73107' };
const sized = ({ fromType, size }: Home) => ({
  locationType: fromType,
  ...(isFlat(fromType) ? { bedrooms: size } : { sqft: size }),
});

const HOMES: Home[] = HOME_TYPES.flatMap((fromType) =>
  (isFlat(fromType) ? [0, 1, 2, 3, 4, 6, 20] : [1, 600, 1_200, 1_800, 2_500, 4_000, 50_000]).map(
    (size) => ({ fromType, size }),
  ),
);

function booked(home: Home, driveHours: number, from: Partial<LocationFieldsDto> = {}) {
  const quoted = estimateRange(home, driveHours, DEFAULT_CONSTANTS);
  const leg = { hours: driveHours, miles: 0, approximate: false };
  const activity = reservedActivity(
    { starts: new Date('2027-03-03T16:00:00Z'), duration: quoted.hoursHigh },
    { from: { ...ZIP, ...sized(home), ...from }, to: { ...ZIP, ...sized(home) } },
    { constants: DEFAULT_CONSTANTS, legs: [leg, leg] },
  );
  return { quoted, activity };
}

describe('the activity of a reserved move', () => {
  it.each(HOMES)('is estimated within what its visitor was told: %j [R-BOOK-8]', (home) => {
    for (const driveHours of [0, 0.4, 2.1])
      for (const height of [{}, { floor: 3, stories: 2, distanceToDoor: 100 }]) {
        const { quoted, activity } = booked(home, driveHours, height);
        expect(activity.estHours).toBeGreaterThanOrEqual(quoted.hoursLow);
        expect(activity.estHours).toBeLessThanOrEqual(quoted.hoursHigh);
        expect(activity).toMatchObject({
          numMovers: quoted.numMovers,
          truckCount: quoted.truckCount,
        });
      }
  });

  it('has the usual boxes of its home where the visitor named none [R-BOOK-8]', () => {
    const boxesOf = (from: Partial<LocationFieldsDto>, size = 2) =>
      booked({ fromType: 'Apartment', size }, 0, from).activity.locations?.map(
        ({ numBoxes }) => numBoxes,
      );
    expect(boxesOf({})).toEqual([40, undefined]);
    expect(boxesOf({ numBoxes: 0 })).toEqual([0, undefined]);
    expect(boxesOf({ numBoxes: 7 })).toEqual([7, undefined]);
    expect(boxesOf({ locationType: 'Office' })).toEqual([undefined, undefined]);
    expect(boxesOf({ bedrooms: undefined })).toEqual([undefined, undefined]);
  });
});

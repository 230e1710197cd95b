import { describe, expect, it } from '@jest/globals';
import { constantsFaults } from './constants-faults.js';
import { DEFAULT_CONSTANTS, type EstimateConstants } from './estimate-constants.js';

const paths = (over: Partial<EstimateConstants>): string[] =>
  constantsFaults({ ...DEFAULT_CONSTANTS, ...over }).map(({ path }) => path);

describe('faults of estimate constants', () => {
  it('are none in the defaults', () => {
    expect(constantsFaults(DEFAULT_CONSTANTS)).toEqual([]);
  });

  it('are tables that fall, close early or are empty', () => {
    expect(paths({ houseValues: [] })).toEqual(['houseValues']);
    expect(paths({ storageValues: [{ upTo: 25, minutes: 30 }] })).toEqual(['storageValues.0.upTo']);
    expect(
      paths({
        portableValues: [
          { upTo: 12, minutes: 90 },
          { upTo: 8, minutes: 95 },
          { upTo: null, minutes: 60 },
        ],
      }),
    ).toEqual(['portableValues.1', 'portableValues.2.minutes']);
    expect(paths({ apartmentValues: [{ bedrooms: 0, minutes: -1 }] })).toEqual([
      'apartmentValues.0.minutes',
    ]);
  });

  it('are not rows that are as quick as the one before, nor what costs nothing', () => {
    const apartmentValues = [
      { bedrooms: 0, minutes: 0 },
      { bedrooms: 1, minutes: 0 },
    ];
    expect(paths({ apartmentValues, boxMinutes: 0, thirdMoverFactor: 1 })).toEqual([]);
  });

  it.each<[Partial<EstimateConstants>, string, string]>([
    [{ apartmentValues: [] }, 'apartmentValues', 'At least one row is needed'],
    [{ storageValues: [] }, 'storageValues', 'At least one row is needed'],
    [
      { houseValues: [{ upTo: 800, minutes: 110 }] },
      'houseValues.0.upTo',
      'The last row must have no upper limit',
    ],
    [
      { portableValues: [{ upTo: 8, minutes: 60 }] },
      'portableValues.0.upTo',
      'The last row must have no upper limit',
    ],
    [
      {
        apartmentValues: [
          { bedrooms: 1, minutes: 60 },
          { bedrooms: 1, minutes: 60 },
        ],
      },
      'apartmentValues.1',
      'Each row must be larger than the one before',
    ],
    [
      {
        apartmentValues: [
          { bedrooms: 0, minutes: 60 },
          { bedrooms: 1, minutes: 59 },
        ],
      },
      'apartmentValues.1.minutes',
      'A larger size cannot take less time',
    ],
    [
      { apartmentValues: [{ bedrooms: 0, minutes: -1 }] },
      'apartmentValues.0.minutes',
      'Must not be negative',
    ],
    [{ truckVolume: 0 }, 'truckVolume', 'Must be a positive number'],
    [{ walkCoefficient: -1 }, 'walkCoefficient', 'Must not be negative'],
    [{ thirdMoverFactor: 1.1 }, 'thirdMoverFactor', 'A third mover cannot slow a crew down'],
  ])('of %j are said in a sentence', (over, path, message) => {
    expect(constantsFaults({ ...DEFAULT_CONSTANTS, ...over })).toEqual([{ path, message }]);
  });

  it('are coefficients that make no sense', () => {
    expect(paths({ truckVolume: 0 })).toEqual(['truckVolume']);
    expect(paths({ boxMinutes: -1 })).toEqual(['boxMinutes']);
    expect(paths({ boxMinutes: Number.NaN })).toEqual(['boxMinutes']);
    expect(paths({ thirdMoverFactor: 1.2 })).toEqual(['thirdMoverFactor']);
  });
});

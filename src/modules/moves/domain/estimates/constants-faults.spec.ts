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

  it('are coefficients that make no sense', () => {
    expect(paths({ truckVolume: 0 })).toEqual(['truckVolume']);
    expect(paths({ boxMinutes: -1 })).toEqual(['boxMinutes']);
    expect(paths({ boxMinutes: Number.NaN })).toEqual(['boxMinutes']);
    expect(paths({ thirdMoverFactor: 1.2 })).toEqual(['thirdMoverFactor']);
  });
});

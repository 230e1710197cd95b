import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type FeeZone, totalTripFees, tripFeeOf, zoneFee, zoneOfZip } from './trip-fee.js';

const NORTH: FeeZone = { codes: ['73107', '73112'], zone: 'N', useFee: true, tripFee: 4500 };
const CENTER: FeeZone = { codes: ['73102'], zone: 'C', useFee: false, tripFee: 2000 };
const OUTSIDE: FeeZone = { codes: [], zone: 'O', useFee: true, tripFee: 9900 };
const ZONES = [NORTH, CENTER, OUTSIDE];

describe('trip fee', () => {
  it('finds the zone by the first five digits, else O, else none [R-BRANCH-11, R-MONEY-3]', () => {
    expect(zoneOfZip('73107-1234', ZONES)).toBe(NORTH);
    expect(zoneOfZip('90210', ZONES)).toBe(OUTSIDE);
    expect(zoneOfZip('', ZONES)).toBe(OUTSIDE);
    expect(zoneOfZip('90210', [NORTH])).toBeNull();
  });

  it('is nothing where the zone does not charge [R-MONEY-3]', () => {
    expect(zoneFee(CENTER)).toBe(0);
    expect(zoneFee(null)).toBe(0);
    expect(zoneFee(NORTH)).toBe(4500);
  });

  it("takes the stop's own fee when its own switch is on [R-MONEY-3]", () => {
    expect(tripFeeOf({ workType: 'Load', useFee: true, tripFee: 100 }, NORTH)).toBe(100);
    expect(tripFeeOf({ workType: 'Load', useFee: true, tripFee: null }, NORTH)).toBe(0);
    expect(tripFeeOf({ workType: 'Load', useFee: false, tripFee: 100 }, NORTH)).toBe(4500);
  });

  it('is nothing for Hold, whatever the zone or the stop says [R-MONEY-3]', () => {
    expect(tripFeeOf({ workType: 'Hold', useFee: true, tripFee: 100 }, NORTH)).toBe(0);
  });

  it('is paid per location and truck [R-MONEY-4]', () => {
    expect(totalTripFees([4500, 0, 9900], 2)).toBe(28800);
    fc.assert(
      fc.property(fc.array(fc.nat(100_000)), fc.integer({ min: 1, max: 9 }), (fees, trucks) => {
        const one = totalTripFees(fees, 1);
        return totalTripFees(fees, trucks) === one * trucks;
      }),
    );
  });
});

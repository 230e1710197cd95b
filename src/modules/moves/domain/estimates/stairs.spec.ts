import { describe, expect, it } from '@jest/globals';
import { showsStairs, stairsFloors, stairsTime } from './stairs.js';

const stop = (floor: number | null, hasElevator = false, locationType = 'Apartment') => ({
  locationType,
  floor,
  hasElevator,
});

describe('stairs', () => {
  it('are the floors carried over all stops of multi-storey types without an elevator', () => {
    expect(
      stairsFloors([stop(3), stop(2), stop(9, true), stop(4, false, 'House'), stop(null)]),
    ).toBe(3);
    expect(stairsFloors([stop(3, false, 'Office'), stop(2, false, 'Storage')])).toBe(3);
    expect(stairsFloors([stop(4), stop(-2)])).toBe(0);
  });

  it('show on the board from three', () => {
    expect(showsStairs(2)).toBe(false);
    expect(showsStairs(3)).toBe(true);
  });

  it('take the floors of the stops after the first, plus one', () => {
    expect(stairsTime([stop(5), stop(3), stop(2)])).toBe(4);
    expect(stairsTime([stop(5)])).toBe(1);
    expect(stairsTime([stop(5, false, 'House')])).toBe(0);
    expect(stairsTime([stop(5, false, 'House'), stop(3), stop(2, true, 'Condo')])).toBe(2);
  });
});

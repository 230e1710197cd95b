import { describe, expect, it } from '@jest/globals';
import { stairsTime } from './stairs.js';

const stop = (floor: number | null, hasElevator = false, locationType = 'Apartment') => ({
  locationType,
  floor,
  hasElevator,
});

describe('stairs', () => {
  it('take the floors of the stops after the first, plus one [R-EST-14, R-STOP-8]', () => {
    expect(stairsTime([stop(5), stop(3), stop(2)])).toBe(4);
    expect(stairsTime([stop(5)])).toBe(1);
    expect(stairsTime([stop(5, false, 'House')])).toBe(0);
    expect(stairsTime([stop(5, false, 'House'), stop(3), stop(2, true, 'Condo')])).toBe(2);
  });
});

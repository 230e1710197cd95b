import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { roadMiles } from './road-miles.js';

describe('road miles', () => {
  it.each([
    [0, 0],
    [2, 2.8],
    [3, 4.2],
    [5, 6.65],
    [10, 13.3],
    [20, 25],
    [50, 62.5],
    [100, 120],
  ])('of %d are %d', (direct, road) => {
    expect(roadMiles(direct)).toBeCloseTo(road, 6);
  });

  it('stand still where the next factor would make a longer way shorter [R-DRIVE-9]', () => {
    expect(roadMiles(3.1)).toBeCloseTo(4.2, 6);
    expect(roadMiles(10.5)).toBeCloseTo(13.3, 6);
    expect(roadMiles(51)).toBeCloseTo(62.5, 6);
  });

  it('never fall, and are never shorter than the great circle [R-DRIVE-9]', () => {
    const miles = fc.double({ min: 0, max: 300, noNaN: true });
    fc.assert(
      fc.property(miles, miles, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        return roadMiles(less) <= roadMiles(more) && roadMiles(more) >= more;
      }),
    );
  });
});

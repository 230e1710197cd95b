import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DEFAULT_CONSTANTS as C } from './estimate-constants.js';
import { resourceEstimate } from './resource-estimate.js';

const forVolume = (cubicFeet: number) => resourceEstimate(cubicFeet / C.volumePerMinute, C);

describe('resource estimate', () => {
  it('sends two movers up to 1,000 cubic feet, three up to a truck, then more trucks [R-EST-10]', () => {
    expect(forVolume(0)).toEqual({ truckCount: 1, numMovers: 2 });
    expect(forVolume(1000)).toEqual({ truckCount: 1, numMovers: 2 });
    expect(forVolume(1001)).toEqual({ truckCount: 1, numMovers: 3 });
    expect(forVolume(1500)).toEqual({ truckCount: 1, numMovers: 3 });
    expect(forVolume(1501)).toEqual({ truckCount: 2, numMovers: 6 });
    expect(forVolume(3100)).toEqual({ truckCount: 3, numMovers: 9 });
  });

  it('never sends less for more', () => {
    fc.assert(
      fc.property(fc.nat(4000), fc.nat(4000), (a, b) => {
        const less = resourceEstimate(Math.min(a, b), C);
        const more = resourceEstimate(Math.max(a, b), C);
        return less.truckCount <= more.truckCount && less.numMovers <= more.numMovers;
      }),
    );
  });
});

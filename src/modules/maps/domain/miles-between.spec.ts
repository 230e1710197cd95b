import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { milesBetween } from './miles-between.js';

const OKLAHOMA_CITY = { latitude: 35.4676, longitude: -97.5164 };
const NASHVILLE = { latitude: 36.1627, longitude: -86.7816 };

const anywhere = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('miles between', () => {
  it('follows the great circle', () => {
    expect(milesBetween(OKLAHOMA_CITY, NASHVILLE)).toBeCloseTo(603.06, 1);
    expect(
      milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }),
    ).toBeCloseTo(Math.PI * 3958.7613);
  });

  it('is a distance: none to itself, the same both ways, never longer than by a detour', () => {
    fc.assert(
      fc.property(anywhere, anywhere, anywhere, (a, b, c) => {
        const direct = milesBetween(a, b);
        return (
          milesBetween(a, a) === 0 &&
          Math.abs(direct - milesBetween(b, a)) < 1e-6 &&
          direct <= milesBetween(a, c) + milesBetween(c, b) + 1e-3
        );
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { normalQuantile } from './normal-quantile.js';

describe('the normal quantile', () => {
  // Tables of the normal distribution, to 15 digits.
  it.each([
    [0.5, 0],
    [0.75, 0.6744897501960817],
    [0.9, 1.2815515655446004],
    [0.95, 1.6448536269514722],
    [0.975, 1.959963984540054],
    [0.05, -1.6448536269514722],
    [0.001, -3.090232306167813],
    [1e-9, -5.997807015007773],
  ])('of %d is %d', (p, value) => {
    expect(Math.abs(normalQuantile(p) - value)).toBeLessThan(1e-12);
  });

  it('rises, and is the same on both sides [R-RANGE-3]', () => {
    for (let twentieth = 1; twentieth < 19; twentieth += 1) {
      const [p, next] = [twentieth / 20, (twentieth + 1) / 20];
      expect(normalQuantile(p)).toBeLessThan(normalQuantile(next));
      expect(normalQuantile(p)).toBeCloseTo(-normalQuantile(1 - p), 14);
    }
  });
});

import { describe, expect, it } from '@jest/globals';
import { colorFault, contrastToWhite } from './company-terms.js';

describe('contrastToWhite', () => {
  it.each([
    ['#ffffff', 1],
    ['#000000', 21],
    ['#767676', 4.54],
    ['#1c5d99', 6.83],
  ])('of %s is %d, as W3C counts it', (color, contrast) => {
    expect(contrastToWhite(color)).toBeCloseTo(contrast, 1);
  });
});

describe('colorFault', () => {
  it('is none for what white words can be read on [R-COMPANY-1]', () => {
    expect(colorFault('#767676')).toBeNull();
    expect(colorFault('#777777')).not.toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { readSquareFeet } from './square-feet.js';

describe('square feet', () => {
  it('are read from numbers and numeric text', () => {
    expect(readSquareFeet(1800.4)).toBe(1800);
    expect(readSquareFeet(' 1800 ')).toBe(1800);
    for (const nothing of [null, undefined, '', '  ']) expect(readSquareFeet(nothing)).toBeNull();
  });

  it('are recognized when they are no number', () => {
    for (const odd of ['big', '1,800', '0x10', Number.NaN, true, {}]) {
      expect(readSquareFeet(odd)).toBe('not-a-number');
    }
    expect(readSquareFeet('not-a-number')).toBe('not-a-number');
  });
});

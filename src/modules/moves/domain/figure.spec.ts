import { describe, expect, it } from '@jest/globals';
import { figure } from './figure.js';

describe('figure', () => {
  it('reads numbers and numeric text, nothing else', () => {
    expect(figure(0)).toBe(0);
    expect(figure(' 1800 ')).toBe(1800);
    for (const nothing of [null, undefined, '', '  ', 'big', '1,800', Number.NaN]) {
      expect(figure(nothing)).toBeNull();
    }
  });
});

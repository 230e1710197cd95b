import { describe, expect, it } from '@jest/globals';
import { estimatedHours, suggestedMinTime } from './estimated-hours.js';

describe('estimated hours', () => {
  it('are rounded up to quarters, at least the minimum [R-EST-9]', () => {
    expect(estimatedHours(241, 2.5)).toBe(4.25);
    expect(estimatedHours(240, 2.5)).toBe(4);
    expect(estimatedHours(240.00000001, 2.5)).toBe(4);
    expect(estimatedHours(60, 2.5)).toBe(2.5);
    expect(estimatedHours(60, null)).toBe(1);
  });

  it('suggest three quarters of themselves as the minimum, at least 2.5 [R-EST-9]', () => {
    expect(suggestedMinTime(3)).toBe(2.5);
    expect(suggestedMinTime(4)).toBe(3);
    expect(suggestedMinTime(4.75)).toBe(3.5);
  });
});

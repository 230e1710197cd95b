import { describe, expect, it } from '@jest/globals';
import { capacityMinutes } from './day-load.js';

describe('day load', () => {
  it('counts the bookable hours of each truck [R-BOARD-3]', () => {
    expect(capacityMinutes(8)).toBe(8 * 12 * 60);
    expect(capacityMinutes(0)).toBe(0);
  });
});

import { describe, expect, it } from '@jest/globals';
import { counted, nounFor } from './counted.js';

describe('what is counted', () => {
  it('is one only where it is one', () => {
    expect([0, 1, 2].map((count) => counted(count, 'truck'))).toEqual([
      '0 trucks',
      '1 truck',
      '2 trucks',
    ]);
    expect([1, 0.5].map((hours) => counted(hours, 'hour'))).toEqual(['1 hour', '0.5 hours']);
  });

  it('has the plural that it is given', () => {
    expect([1, 12].map((count) => counted(count, 'box', 'boxes'))).toEqual(['1 box', '12 boxes']);
    expect(`1,200 ${nounFor(1200, 'box', 'boxes')}`).toBe('1,200 boxes');
  });
});

import { describe, expect, it } from '@jest/globals';
import { progressOf } from './progress-of.js';

describe('the progress of a report', () => {
  it.each([
    [0, 200, 0],
    [101, 200, 50],
    // Rows may have been added since they were counted.
    [250, 200, 99],
    [200, 200, 99],
    [3, 0, 0],
  ])('is, with %d of %d rows, %d per cent', (rows, expected, progress) => {
    expect(progressOf(rows, expected)).toBe(progress);
  });
});

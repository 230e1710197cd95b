import { describe, expect, it } from '@jest/globals';
import { offsetOf } from './page.js';

describe('page', () => {
  it('counts from one', () => {
    expect(offsetOf({ page: 1, size: 15 })).toBe(0);
    expect(offsetOf({ page: 3, size: 15 })).toBe(30);
  });
});

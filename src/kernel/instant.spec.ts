import { describe, expect, it } from '@jest/globals';
import { asDate } from './instant.js';

describe('instant', () => {
  it('reads the wire text and the stored date alike', () => {
    const date = new Date('2026-11-21T14:30:00.000Z');
    expect(asDate('2026-11-21T14:30:00Z').getTime()).toBe(date.getTime());
    expect(asDate(date)).toBe(date);
  });
});

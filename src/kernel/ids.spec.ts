import { describe, expect, it } from '@jest/globals';
import { isId, newId } from './ids.js';

describe('ids', () => {
  it('are 24 lower-case hex characters [R-API-2]', () => {
    expect(Array.from({ length: 200 }, () => newId()).every(isId)).toBe(true);
    expect(isId('5F'.repeat(12))).toBe(false);
    expect(isId('ab'.repeat(11))).toBe(false);
    expect(isId(null)).toBe(false);
    expect(isId([newId()])).toBe(false);
  });

  it('of later seconds sort after earlier ones', () => {
    const earlier = newId(1_700_000_000_000);
    const later = newId(1_700_000_001_000);
    expect(earlier < later).toBe(true);
    expect(earlier).toMatch(/^6553f100/);
    expect(newId(255_000)).toMatch(/^000000ff/);
  });

  it('stay ids when the seconds no longer fit, in 2106', () => {
    expect(isId(newId((2 ** 32 + 1) * 1_000))).toBe(true);
  });

  it('do not repeat', () => {
    expect(new Set(Array.from({ length: 2000 }, () => newId(0))).size).toBe(2000);
  });
});

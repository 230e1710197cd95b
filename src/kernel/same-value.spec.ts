import { describe, expect, it } from '@jest/globals';
import { sameValue } from './same-value.js';

describe('sameValue', () => {
  it('compares lists, objects and moments by content', () => {
    const at = '2026-11-21T14:30:00.000Z';
    expect(sameValue({ a: [1, { when: new Date(at) }] }, { a: [1, { when: new Date(at) }] })).toBe(
      true,
    );
    expect(sameValue([1, 2], [2, 1])).toBe(false);
    expect(sameValue([1, 2], [1, 3])).toBe(false);
    expect(sameValue([1], [1, 2])).toBe(false);
    expect(sameValue({ a: 1 }, { a: 2 })).toBe(false);
  });

  it('takes an absent property for undefined but not for null', () => {
    expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(sameValue({ a: 1, b: null }, { a: 1 })).toBe(false);
  });

  it('does not mix kinds', () => {
    expect(sameValue([], {})).toBe(false);
    expect(sameValue([1], { 0: 1, length: 1 })).toBe(false);
    expect(sameValue({}, null)).toBe(false);
    expect(sameValue(new Date(0), {})).toBe(false);
    expect(sameValue(new Date(0), new Date(1))).toBe(false);
    expect(sameValue('1', 1)).toBe(false);
    expect(sameValue(0, -0)).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { keepLatest } from './keep-latest.js';

describe('keepLatest', () => {
  it('lets the oldest entry go where the map is full, and makes a known one the latest', () => {
    const map = new Map<string, number>();
    for (const entry of [
      ['a', 1],
      ['b', 2],
      ['a', 3],
      ['c', 4],
    ] as const) {
      keepLatest(map, entry, 2);
    }
    expect([...map]).toEqual([
      ['a', 3],
      ['c', 4],
    ]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { hasCrewMismatch, wouldMismatchCrew } from './crew-mismatch.js';

const on = (truck: string | null, moverCount: number, id = 'x') => ({ id, truck, moverCount });

describe('crew mismatch', () => {
  it('is judged once all trucks are assigned', () => {
    expect(hasCrewMismatch([on('a', 2), on(null, 3)], 2, 4)).toBe(false);
    expect(hasCrewMismatch([on('a', 2), on('b', 3)], 2, 4)).toBe(true);
    expect(hasCrewMismatch([on('a', 2), on('b', 3)], 2, 5)).toBe(false);
  });

  it('leaves operations without a truck out', () => {
    expect(hasCrewMismatch([on('a', 2), on(null, 3)], 1, 2)).toBe(false);
  });

  it('is foreseen for the assignment that completes the activity [R-MOVE-11]', () => {
    const operations = [on('a', 2, 'one'), on(null, 2, 'two')];
    expect(wouldMismatchCrew(operations, 'two', 2, 5)).toBe(true);
    expect(wouldMismatchCrew(operations, 'two', 2, 4)).toBe(false);
    expect(wouldMismatchCrew(operations, 'two', 3, 5)).toBe(false);
    expect(wouldMismatchCrew(operations, 'one', 1, 5)).toBe(true);
  });
});

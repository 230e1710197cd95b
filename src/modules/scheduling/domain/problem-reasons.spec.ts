import { describe, expect, it } from '@jest/globals';
import { unnotedReasons } from './problem-reasons.js';

const stop = (problemReason: string, isProblem = true) => ({ isProblem, problemReason });

describe('the reasons of problem addresses', () => {
  it('are open until the notes of the move have their words [R-BOARD-63]', () => {
    const stops = [stop('Low bridge'), stop('Narrow  gate'), stop('Dogs', false)];
    expect(unnotedReasons(stops, '')).toEqual(['Low bridge', 'Narrow  gate']);
    expect(unnotedReasons(stops, 'Mind: low\nbridge')).toEqual(['Narrow  gate']);
    expect(unnotedReasons(stops, 'Low bridge\nNarrow gate')).toEqual([]);
  });

  it('are named once, and stay open where there are no words [R-BOARD-63]', () => {
    expect(unnotedReasons([stop('Low bridge'), stop('Low bridge')], '')).toEqual(['Low bridge']);
    expect(unnotedReasons([stop(' ')], 'Low bridge')).toEqual([' ']);
  });
});

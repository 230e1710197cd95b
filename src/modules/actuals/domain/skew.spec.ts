import { describe, expect, it } from '@jest/globals';
import { clock } from './job.fixture.js';
import { corrected, isClockWrong, skewOf } from './skew.js';

describe('the clock of a phone', () => {
  it('is corrected beyond five seconds, and trusted up to twelve hours', () => {
    const sent = clock('14:00');
    const after = (ms: number) => new Date(sent.getTime() + ms);
    expect([5_000, -5_000, 5_001, -5_001].map((ms) => skewOf(after(ms), sent))).toEqual([
      0, 0, 5_001, -5_001,
    ]);
    expect(corrected(sent, 60_000)).toEqual(clock('14:01'));
    expect(isClockWrong({ at: clock('14:00'), deviceAt: clock('02:00') })).toBe(false);
    expect(isClockWrong({ at: clock('14:01'), deviceAt: clock('02:00') })).toBe(true);
  });
});

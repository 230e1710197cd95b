import { describe, expect, it } from '@jest/globals';
import { autobookingUrgency } from './autobooking.js';

const now = new Date('2026-11-21T16:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe('autobooking', () => {
  it('is snoozed after its first call, urgent when that is two days old [R-LIST-14]', () => {
    const afterCall = (hours: number) => autobookingUrgency(ago(200), ago(hours), now);
    expect([0, 24, 24.1, 47.9, 48].map(afterCall)).toEqual([
      'snoozed',
      'snoozed',
      'normal',
      'normal',
      'urgent',
    ]);
  });

  it('is urgent without a call from a day on [R-LIST-14]', () => {
    expect(autobookingUrgency(ago(23.9), null, now)).toBe('normal');
    expect(autobookingUrgency(ago(24), null, now)).toBe('urgent');
  });
});

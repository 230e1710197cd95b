import { describe, expect, it } from '@jest/globals';
import { nextActivity } from './next-activity.js';

describe('next activity', () => {
  it('is the earliest day that is not past', () => {
    const days = ['2026-12-01', null, '2026-11-21', '2026-11-20'];
    expect(nextActivity(days, '2026-11-21')).toBe('2026-11-21');
    expect(nextActivity(days, '2026-11-22')).toBe('2026-12-01');
    expect(nextActivity(days, '2026-12-02')).toBe('elapsed');
    expect(nextActivity([null], '2026-12-02')).toBeNull();
  });
});

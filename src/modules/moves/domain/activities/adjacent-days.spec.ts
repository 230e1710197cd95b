import { describe, expect, it } from '@jest/globals';
import { adjacentDays } from './adjacent-days.js';

describe('adjacent days', () => {
  it('are those of the calendar, over months and clock changes [R-MOVE-4]', () => {
    expect(adjacentDays('2026-11-01', ['2026-11-01', '2026-10-31', '2026-11-03'])).toEqual({
      hasPrevDayActivity: true,
      hasNextDayActivity: false,
    });
    expect(adjacentDays('2026-03-08', ['2026-03-09'])).toEqual({
      hasPrevDayActivity: false,
      hasNextDayActivity: true,
    });
  });

  it('are none while the day is not set', () => {
    expect(adjacentDays(null, [null, '2026-11-01'])).toEqual({
      hasPrevDayActivity: false,
      hasNextDayActivity: false,
    });
  });
});

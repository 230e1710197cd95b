import { describe, expect, it } from '@jest/globals';
import { isClosed } from './closed.js';

const closed = (days: (string | null)[], hasActualPrice = true) =>
  isClosed({
    activities: days.map((activityDay) => ({ activityDay })),
    hasActualPrice,
    today: () => '2026-11-21',
  });

describe('a contract', () => {
  it('is closed when every day is past and a price is set [R-CUST-14]', () => {
    expect(closed(['2026-11-19', '2026-11-20'])).toBe(true);
    expect(closed(['2026-11-20'], false)).toBe(false);
    expect(closed(['2026-11-20', '2026-11-21'])).toBe(false);
    expect(closed([null])).toBe(false);
    expect(closed(['2026-11-20', null])).toBe(false);
    expect(closed([])).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { contractStage, type StageFacts } from './contract-stage.js';

const stage = (over: Partial<StageFacts> = {}) =>
  contractStage({
    rfqDelivered: false,
    salesCalls: 0,
    courtesyCall: false,
    activities: [],
    hasActualPrice: false,
    today: '2026-11-21',
    ...over,
  });
const booked = { activityDay: '2026-11-25', state: 'committed' } as const;
const done = { activityDay: '2026-11-20', state: 'committed' } as const;

describe('contract stage', () => {
  it('is the highest reached', () => {
    expect(stage()).toBe(1);
    expect(stage({ rfqDelivered: true })).toBe(20);
    expect(stage({ rfqDelivered: true, salesCalls: 1 })).toBe(30);
    expect(stage({ salesCalls: 5 })).toBe(40);
    expect(stage({ salesCalls: 1, activities: [booked] })).toBe(50);
    expect(stage({ courtesyCall: true, activities: [booked] })).toBe(60);
    expect(stage({ hasActualPrice: true, activities: [done] })).toBe(100);
  });

  it('is closed only when every day is past and a price is set', () => {
    expect(stage({ activities: [done] })).toBe(50);
    expect(stage({ hasActualPrice: true, activities: [done, booked] })).toBe(50);
    expect(stage({ hasActualPrice: true })).toBe(1);
    expect(
      stage({ hasActualPrice: true, activities: [{ activityDay: null, state: 'uncommitted' }] }),
    ).toBe(1);
    expect(
      stage({ hasActualPrice: true, activities: [{ ...done, activityDay: '2026-11-21' }] }),
    ).toBe(50);
  });
});

import { describe, expect, it } from '@jest/globals';
import { againstPlan } from './against-plan.js';
import { keptPromise } from './kept-promise.js';

describe('the clock of a job beside its plan', () => {
  it('is over or under it by hours, and unknown while an end is [R-ACTUAL-16]', () => {
    expect(againstPlan(2.5, 8.0333).difference).toBe(5.5333);
    expect(againstPlan(4, 3.75).difference).toBe(-0.25);
    expect(againstPlan(4, null)).toEqual({ difference: null, doubt: null });
  });

  it('is doubted below a quarter of it and above three times, not at them [R-ACTUAL-16]', () => {
    const doubts = [0.99, 1, 4, 12, 12.01].map((clock) => againstPlan(4, clock).doubt);
    expect(doubts).toEqual([
      ...['Far shorter than planned', null, null, null],
      'Far longer than planned',
    ]);
  });
});

describe('a promise', () => {
  const latest = '2027-03-10T19:30:00.000Z';
  const kept = (started: string | null, assumed: 'started'[] = []) =>
    keptPromise(latest, { started, assumed });

  it('is kept by a start up to its end, and judged only where somebody said when [R-ACTUAL-15]', () => {
    expect(kept('2027-03-10T19:30:00.000Z')).toBe(true);
    expect(kept('2027-03-10T19:41:00.000Z')).toBe(false);
    expect(kept(null)).toBeNull();
    expect(kept('2027-03-10T18:00:00.000Z', ['started'])).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { planName } from './plan-name.js';

describe('the name of a plan in histories', () => {
  it('is what its proposal is about', () => {
    const cause = { truckDown: { truck: 't' } };
    expect(planName({ cause, words: 'OKC_02 is down.' })).toBe('OKC_02 is down');
  });

  it('is one sentence, without what is said of visitors', () => {
    const cause = { truckDown: { truck: 't' } };
    const words = 'St. Louis 2 is down from 3:30 PM. A visitor holds 4 PM on it. It goes to T3.';
    expect(planName({ cause, words })).toBe('St. Louis 2 is down from 3:30 PM');
  });

  it('does not say why somebody is off [R-PLAN-47]', () => {
    const cause = { sick: { employee: 'e', reason: 'Flu' } };
    expect(planName({ cause, words: 'Bo is sick.' })).toBe('Bo is off');
  });
});

import type { CrewsRepeatedView } from '#modules/scheduling/contract/crews-repeated.view.js';
import { ANA, BO, DAY, givenDay, T01, T02 } from '../given-day.fixture';
import { leftOutSentences, repeatLabel } from './repeat-labels';

const view = givenDay();
const words = (change: Partial<CrewsRepeatedView>): string =>
  repeatLabel(view, { assignment: view.assignment, taken: [], left: [], unknown: [], ...change });
const ana = { mover: ANA, truck: T01, position: 0 as const };
const bo = { mover: BO, truck: T01, position: 1 as const };
const left = (code: 'OFF_TODAY' | 'HAS_PLACE') => ({
  ...bo,
  displayName: 'Bo',
  day: DAY,
  code,
  message: 'Bo is off that day.',
});

describe('what came of the same crew as before', () => {
  it('names who sits on a truck again, and counts those of several', () => {
    expect(words({ taken: [ana] })).toBe('Ana sits on T01 again.');
    expect(words({ taken: [ana, bo] })).toBe('Ana and Bo sit on T01 again.');
    expect(words({ taken: [ana, { ...bo, truck: T02 }] })).toBe(
      '2 people sit where they last did.',
    );
    expect(words({})).toBe('Everyone is in that seat already.');
  });

  it('says who was left out and why, and where they are', () => {
    expect(words({ taken: [ana], left: [left('OFF_TODAY')], unknown: [T02] })).toBe(
      'Ana sits on T01 again. Bo is off that day. T02 had no crew in the last two weeks.',
    );
    view.assignment.movers = [{ ...bo, truck: T02 }];
    expect(words({ left: [left('HAS_PLACE')] })).toBe('Bo is on T02, seat 2.');
    const many = Array.from({ length: 5 }, () => left('OFF_TODAY'));
    expect(words({ left: many })).toBe('5 people were left out; the crew panel says why.');
    const { assignment } = view;
    expect(leftOutSentences(view, { assignment, taken: [], left: many, unknown: [] })).toHaveLength(
      5,
    );
  });
});

import { proposeDay } from './propose-day';

const TODAY = '2026-11-22';

it.each([
  ['the requested day', [], '2026-12-18', '2026-12-18'],
  ['today, where it was requested', [], TODAY, TODAY],
  ['the day after the last activity', ['2026-12-19', '2026-12-18'], '2026-12-18', '2026-12-20'],
  ['nothing while nothing is known', [], null, null],
  ['no requested day that is past', [], '2026-11-21', null],
  ['nothing after activities that are past', ['2026-11-02'], null, null],
  ['nothing for a day that cannot be read', ['12/'], '2/30', null],
])('proposes %s', (_words, taken, requested, day) => {
  expect(proposeDay(taken, requested, TODAY)).toBe(day);
});

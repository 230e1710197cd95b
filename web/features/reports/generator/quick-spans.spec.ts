import { QUICK_SPANS } from './quick-spans';

it('are the days that are asked for often', () => {
  expect(QUICK_SPANS.map(({ label, of }) => [label, of('2026-11-21')])).toEqual([
    ['Last month', { start: '2026-10-01', end: '2026-10-31' }],
    ['This month', { start: '2026-11-01', end: '2026-11-21' }],
    ['90 days', { start: '2026-08-24', end: '2026-11-21' }],
    ['12 months', { start: '2025-11-01', end: '2026-10-31' }],
  ]);
});

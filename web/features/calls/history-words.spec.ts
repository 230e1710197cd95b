import { changeWords } from './history-words';

const ID = '6b018e1ae8c03bfe735d509d';
const told = (field: string, before: unknown, after: unknown): string | null =>
  changeWords({ field, before, after }, 'America/Chicago');

it('tells changes in the words of the trade', () => {
  expect(told(`move.activities.${ID}.estHours`, 3, 5)).toBe('Estimated hours: 3 → 5');
  expect(told(`move.activities.${ID}.locations.${ID}.zip`, '37211', '')).toBe(
    'Location, zip: 37211 → none',
  );
  expect(told(`move.activities.${ID}.activityDay`, '2026-11-21', '2026-11-22')).toBe(
    'Activity day: 11/21/2026 → 11/22/2026',
  );
  expect(told(`move.activities.${ID}.operations.${ID}`, null, { a: 1 })).toBe('Truck added');
  expect(told(`move.activities.${ID}`, { a: 1 }, null)).toBe('Activity removed');
  expect(told('isRepeat', false, true)).toBe('Is repeat: no → yes');
});

it('leaves out what follows from the address', () => {
  expect(told(`move.activities.${ID}.locations.${ID}.latitude`, 1, 2)).toBeNull();
});

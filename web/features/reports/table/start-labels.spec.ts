import { zoneName } from '../../../shared/format';
import { startLabel } from './start-labels';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = new Map([
  ['Home', HERE],
  ['Tokyo', 'Asia/Tokyo'],
]);
const row = (Branch: string, Start: string) => ({ Day: '2026-11-21', Start, Branch });

it('shows starts by the branch’s clock as every page does, the zone named where it differs', () => {
  expect(startLabel(row('Home', '13:15'), 'Start', ZONES)).toBe('1:15 PM');
  expect(startLabel(row('Tokyo', '08:30'), 'Start', ZONES)).toBe(
    `8:30 AM ${zoneName('2026-11-20T23:30:00Z', 'Asia/Tokyo')}`,
  );
  expect(startLabel(row('Closed', '00:05'), 'Start', ZONES)).toBe('12:05 AM');
  expect(startLabel(row('Home', ''), 'Start', ZONES)).toBe('');
});

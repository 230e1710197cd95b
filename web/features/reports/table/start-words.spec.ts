import { zoneName } from '../../../shared/format';
import { startWords } from './start-words';

const HERE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = new Map([
  ['Home', HERE],
  ['Tokyo', 'Asia/Tokyo'],
]);
const row = (Branch: string, Start: string) => ({ Day: '2026-11-21', Start, Branch });

it('tells starts by the branch’s clock as every page does, the zone named where it differs', () => {
  expect(startWords(row('Home', '13:15'), 'Start', ZONES)).toBe('1:15 PM');
  expect(startWords(row('Tokyo', '08:30'), 'Start', ZONES)).toBe(
    `8:30 AM ${zoneName('2026-11-20T23:30:00Z', 'Asia/Tokyo')}`,
  );
  expect(startWords(row('Closed', '00:05'), 'Start', ZONES)).toBe('12:05 AM');
  expect(startWords(row('Home', ''), 'Start', ZONES)).toBe('');
});

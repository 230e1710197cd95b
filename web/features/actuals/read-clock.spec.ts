import { showTime } from '../../shared/format';
import { readClock } from './read-clock';

const ON = { day: '2026-11-21', timezone: 'America/Chicago' };
const at = (clock: string, day = ON.day): Date => new Date(`${day}T${clock}:00-06:00`);
const read = (text: string, after: Date | null = null): string | null => {
  const found = readClock(text, { ...ON, after });
  return found && showTime(found, ON.timezone);
};

it('reads a time as it is said', () => {
  expect(['815', '8:15', '8:15 AM', '8', '0815'].map((text) => read(text))).toEqual([
    ...['8:15 AM', '8:15 AM', '8:15 AM', '8:00 AM', '8:15 AM'],
  ]);
  expect(['215', '2p', '14:15', '8:15 pm', '12', '12am'].map((text) => read(text))).toEqual([
    ...['2:15 PM', '2:00 PM', '2:15 PM', '8:15 PM', '12:00 PM', '12:00 AM'],
  ]);
  expect(['', 'noon', '25:00', '8:75', '13pm', '0p'].map((text) => read(text))).toEqual(
    Array(6).fill(null),
  );
});

it('means the first one after what was before', () => {
  expect(read('730', at('08:30'))).toBe('7:30 PM');
  expect(read('1215', at('08:30'))).toBe('12:15 PM');
  expect(readClock('1 am', { ...ON, after: at('22:30') })).toEqual(at('01:00', '2026-11-22'));
  // A slip on the same day stays there, to be named.
  expect(readClock('7:30 am', { ...ON, after: at('08:30') })).toEqual(at('07:30'));
});

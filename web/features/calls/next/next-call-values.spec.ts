import {
  nextCallFaults,
  nextCallOf,
  NO_NEXT_CALL,
  timeChoices,
  valuesOf,
} from './next-call-values';

const ZONE = 'America/Chicago';
const NOW = new Date('2026-11-20T18:00:00Z');
const call = { at: '2026-11-24T20:15:00.000Z', words: 'Asks her husband' };

it('is read and written as the branch’s clock has it', () => {
  const values = valuesOf(call, ZONE);
  expect(values).toEqual({
    ...{ nextDay: '2026-11-24', nextTime: '14:15', nextWords: 'Asks her husband' },
  });
  expect(nextCallOf(values, ZONE)).toEqual(call);
  expect(nextCallOf(valuesOf(null, ZONE), ZONE)).toBeNull();
});

it('is nothing without a day, and asks for one once it is about something', () => {
  expect(nextCallFaults(NO_NEXT_CALL, ZONE, NOW)).toEqual({});
  expect(nextCallFaults({ ...NO_NEXT_CALL, nextWords: 'Price' }, ZONE, NOW)).toEqual({
    nextDay: 'Choose the day of the call',
  });
  expect(nextCallFaults({ ...NO_NEXT_CALL, nextDay: 'soon' }, ZONE, NOW)).toEqual({
    nextDay: 'This is not a day',
  });
});

it('is not in the past [R-CALL-8]', () => {
  const today = { ...NO_NEXT_CALL, nextDay: '2026-11-20' };
  expect(nextCallFaults(today, ZONE, NOW)).toEqual({ nextTime: 'This time has passed' });
  expect(nextCallFaults({ ...today, nextTime: '12:15' }, ZONE, NOW)).toEqual({});
  expect(nextCallFaults({ ...today, nextDay: '2026-11-19' }, ZONE, NOW)).toEqual({
    nextDay: 'This day has passed',
  });
});

it('is at a quarter hour of the day, or when it was put off to', () => {
  const labels = timeChoices('15:47').map(({ label }) => label);
  expect(labels[0]).toBe('7:00 AM');
  expect(labels).toContain('3:47 PM');
  expect(labels.at(-1)).toBe('8:00 PM');
  expect(timeChoices('09:00')).toHaveLength(labels.length - 1);
});

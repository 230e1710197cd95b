import { givenBooking } from '../given-day.fixture';
import { blockOf } from './board-block';
import { hoursOut, inLines, sameIfEqual } from './lanes';

const block = (id: string, start: string, hours: number) => {
  const booking = givenBooking();
  Object.assign(booking.operation, { _id: id });
  Object.assign(booking.operation.bookingEnvelope, {
    bookingStart: `2026-11-21T${start}:00-06:00`,
    bookingDuration: hours,
  });
  return blockOf(booking, 'America/Chicago');
};

describe('inLines', () => {
  it('lays blocks that overlap below each other, others side by side', () => {
    const lines = inLines([block('c', '12:00', 2), block('a', '08:00', 4), block('b', '09:00', 2)]);
    expect(lines.map((line) => line.map(({ id }) => id))).toEqual([['a', 'c'], ['b']]);
  });
});

describe('hoursOut', () => {
  it('is from the first departure of a truck to its last return [R-BOARD-68]', () => {
    const jobs = [block('b', '13:30', 2.5), block('a', '08:15', 4)];
    expect(hoursOut(jobs)).toBe(7.75);
    expect(hoursOut([])).toBe(0);
  });
});

describe('sameIfEqual', () => {
  it('keeps the old list where nothing changed', () => {
    const before = [1, 2];
    expect(sameIfEqual(before, [1, 2])).toBe(before);
    expect(sameIfEqual(before, [1, 3])).toEqual([1, 3]);
    expect(sameIfEqual(undefined, [1])).toEqual([1]);
  });
});

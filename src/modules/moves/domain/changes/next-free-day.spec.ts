import { describe, expect, it } from '@jest/globals';
import { nextFreeDay } from './next-free-day.js';

describe('the day of an activity for which none was named', () => {
  const today = '2027-03-01';

  it('is the requested day while that is free', () => {
    expect(nextFreeDay([], '2027-03-10', today)).toBe('2027-03-10');
    expect(nextFreeDay(['2027-03-09'], '2027-03-10', today)).toBe('2027-03-10');
  });

  it('is else the day after the last activity', () => {
    expect(nextFreeDay(['2027-03-12', '2027-03-10'], '2027-03-10', today)).toBe('2027-03-13');
  });

  it('is never a day that has passed', () => {
    expect(nextFreeDay(['2027-01-10'], null, today)).toBe(today);
    expect(nextFreeDay([], null, today)).toBe(today);
  });
});

import { dayMeant, daysFromToday, isFilterDay } from './relative-day.js';

describe('a day of a filter', () => {
  it('is one of the calendar, or counted from today', () => {
    expect(['2026-11-21', '0d', '7d', '-30d'].every(isFilterDay)).toBe(true);
    expect(['', 'd', '1.5d', '7', '2026-02-30', 'today', '1000d', null].some(isFilterDay)).toBe(
      false,
    );
  });

  it('moves on with today, where it is counted from it [R-LIST-17]', () => {
    expect(dayMeant('7d', '2026-12-28')).toBe('2027-01-04');
    expect(dayMeant('-3d', '2026-12-28')).toBe('2026-12-25');
    expect(dayMeant('2026-11-21', '2026-12-28')).toBe('2026-11-21');
    expect(daysFromToday('0d')).toBe(0);
  });
});

import { previousMonth } from './previous-month';

describe('the previous month', () => {
  it.each([
    ['2026-11-21', '2026-10-01', '2026-10-31'],
    ['2026-03-31', '2026-02-01', '2026-02-28'],
    ['2028-03-01', '2028-02-01', '2028-02-29'],
    ['2027-01-01', '2026-12-01', '2026-12-31'],
  ])('of %s is %s to %s', (today, start, end) => {
    expect(previousMonth(today)).toEqual({ start, end });
  });
});

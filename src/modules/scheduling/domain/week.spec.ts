import { expect, it } from '@jest/globals';
import { weekOf } from './week.js';

it('the week of hours begins on Sunday and ends on Saturday, over a change of month and year too [R-CREW-15]', () => {
  const week = { from: '2026-12-27', to: '2027-01-02' };
  for (const day of ['2026-12-27', '2026-12-31', '2027-01-01', '2027-01-02']) {
    expect(weekOf(day)).toEqual(week);
  }
  expect(weekOf('2027-01-03')).toEqual({ from: '2027-01-03', to: '2027-01-09' });
});

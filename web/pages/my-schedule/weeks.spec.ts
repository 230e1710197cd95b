import { weeksOf } from './weeks';

describe('the weeks of a schedule', () => {
  it('begin with the week of the earliest day and end with that of the latest [R-CREW-7]', () => {
    const weeks = weeksOf(['2026-11-29', '2026-11-18'], '2026-11-21');
    expect(weeks.map((week) => [week[0], week.at(-1)])).toEqual([
      ['2026-11-15', '2026-11-21'],
      ['2026-11-22', '2026-11-28'],
      ['2026-11-29', '2026-12-05'],
    ]);
    expect(weeks[0]).toHaveLength(7);
  });

  it('begin on Sunday, also where the only day is one or a Saturday', () => {
    expect(weeksOf(['2026-11-15'], '2026-11-21')).toEqual([
      [
        ...['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'],
        '2026-11-21',
      ],
    ]);
    expect(weeksOf(['2026-11-21'], '2026-11-21')).toHaveLength(1);
  });

  it('are the present one where nothing is scheduled', () => {
    expect(weeksOf([], '2026-11-21')[0]?.[0]).toBe('2026-11-15');
  });
});

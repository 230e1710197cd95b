import { changeOf, hasYearAgo, isTooLittle, pastName, showFigure, spanName } from './figure-change';

const figure = (value: number | null, kind: 'count' | 'money' | 'percent', name = 'Moves') => ({
  ...{ name, kind, value },
});

describe('a figure beside an earlier one', () => {
  it('is shown as what it is', () => {
    expect(showFigure(1271, 'count')).toBe('1,271');
    expect(showFigure(121_480.4, 'money')).toBe('$121,480');
    expect(showFigure(5.2, 'percent')).toBe('5.2%');
    expect(showFigure(null, 'money')).toBe('–');
  });

  it('differs by a share, and a percentage by points [R-REPORT-7]', () => {
    expect(changeOf(figure(271, 'count'), 250)).toEqual({
      ...{ text: '+8.4%', way: 'more', isBetter: true },
    });
    expect(changeOf(figure(40, 'percent', 'Conversion'), 42.5)).toEqual({
      ...{ text: '−2.5 pt', way: 'less', isBetter: false },
    });
    expect(changeOf(figure(5, 'count'), 5)).toEqual({ text: '0%', way: null, isBetter: false });
  });

  it('is better when fewer canceled', () => {
    expect(changeOf(figure(5.2, 'percent', 'Canceled'), 4.4)).toMatchObject({ isBetter: false });
    expect(changeOf(figure(4.4, 'percent', 'Canceled'), 5.2)).toMatchObject({ isBetter: true });
  });

  it('is compared with nothing where there was nothing', () => {
    expect(changeOf(figure(5, 'count'), 0)).toBeNull();
    expect(changeOf(figure(5, 'money'), null)).toBeNull();
    expect(changeOf(figure(null, 'percent'), 3)).toBeNull();
  });

  it('says nothing against fewer than ten moves [R-REPORT-11]', () => {
    const moves = (yearAgo: number | null) => [
      { ...figure(40, 'count'), before: 30, yearAgo },
      { ...figure(9, 'money', 'Revenue'), before: 1, yearAgo: 1 },
    ];
    expect([9, 10, 0, null].map((many) => isTooLittle(moves(many), 'yearAgo'))).toEqual([
      ...[true, false, false, false],
    ]);
    expect(isTooLittle(moves(9), 'before')).toBe(false);
    const days = { start: '2026-09-01', end: '2026-09-29' };
    expect(pastName(days, 'before')).toBe('in the 29 days before');
    expect(pastName(days, 'yearAgo')).toBe('a year ago');
  });

  it('names a whole month, and other days by when they were', () => {
    const september = { start: '2026-09-01', end: '2026-09-30' };
    expect(spanName(september, 'before')).toBe('Sep');
    expect(spanName({ start: '2025-10-01', end: '2025-10-31' }, 'yearAgo')).toBe('Oct 2025');
    expect(spanName({ ...september, end: '2026-09-29' }, 'before')).toBe('the 29 days before');
    expect(spanName({ start: '2025-01-01', end: '2025-12-31' }, 'yearAgo')).toBe('a year ago');
    const elevenYears = { start: '2004-11-23', end: '2015-11-22' };
    expect(spanName(elevenYears, 'before')).toBe('the 4,017 days before');
  });

  it('is compared with a year ago only where that is another time [R-REPORT-7]', () => {
    const compared = (before: [string, string], yearAgo: [string, string]) => {
      const [one, other] = [before, yearAgo].map(([start, end]) => ({ start, end }));
      return hasYearAgo({ before: one!, yearAgo: other! });
    };
    expect(compared(['2026-09-01', '2026-09-30'], ['2025-10-01', '2025-10-31'])).toBe(true);
    expect(compared(['2025-01-01', '2025-12-31'], ['2025-01-01', '2025-12-31'])).toBe(false);
    expect(compared(['2023-01-01', '2024-12-31'], ['2024-01-01', '2025-12-31'])).toBe(false);
  });
});

import { inHours, percent, showGroup, showRatio, sourceOf } from '../range-labels';
import { coverageOf } from './coverage-of';

const month = (branchId: string, name: string, n: number, p80: number, p90: number) => ({
  ...{ branchId, month: name, n, p80, p90 },
});

describe('how many moves kept their times', () => {
  const coverage = [
    month('b', '2027-04', 10, 0.7, 0.9),
    month('a', '2027-03', 4, 1, 1),
    month('a', '2027-04', 30, 0.9, 0.9),
  ];

  it('is by month, over all branches by how many moves each had', () => {
    expect(coverageOf(coverage, null)).toEqual([
      { label: 'Mar 2027', n: 4, p80: 100, p90: 100 },
      { label: 'Apr 2027', n: 40, p80: 85, p90: 90 },
    ]);
  });

  it('has a gap where months between had no moves, over a year’s end too', () => {
    const apart = [month('a', '2026-11', 4, 1, 1), month('a', '2027-02', 4, 0.5, 1)];
    expect(coverageOf(apart, null)).toEqual([
      { label: 'Nov 2026', n: 4, p80: 100, p90: 100 },
      { label: 'Dec 2026', n: 0, p80: null, p90: null },
      { label: 'Jan 2027', n: 0, p80: null, p90: null },
      { label: 'Feb 2027', n: 4, p80: 50, p90: 100 },
    ]);
  });

  it('is of one branch where one is chosen', () => {
    expect(coverageOf(coverage, 'b')).toEqual([{ label: 'Apr 2027', n: 10, p80: 70, p90: 90 }]);
    expect(coverageOf(coverage, 'c')).toEqual([]);
  });
});

describe('the words of ranges', () => {
  it('say hours to the nearest quarter as decimals, shares in percent, and what a group is', () => {
    expect([0.5, 5.25, 7, 10.74].map(inHours)).toEqual(['0.5 h', '5.25 h', '7 h', '10.75 h']);
    expect([percent(0.8), showRatio(1.25), showRatio(0.9)]).toEqual(['80%', '+25%', '−10%']);
    expect(showGroup('apartment|stairs')).toBe('Apartment, stairs');
  });

  it('name the source: your moves, or the tables while there are few', () => {
    const words = 'From size tables; 12 moves so far';
    const of = (n: number) => sourceOf({ model: { version: 1, scope: 'company', n }, words });
    expect([of(12), of(214)]).toEqual([words, 'From 214 of your moves']);
  });
});

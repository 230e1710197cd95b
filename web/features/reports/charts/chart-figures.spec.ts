import {
  conversionBySource,
  hoursByEstimate,
  revenueOverTime,
  revenueByPerson,
} from './chart-figures';

const MOVES = [
  {
    ...{ Day: '2026-11-02', State: 'committed', 'Estimated Hours': '4.00', 'Actual Hours': '' },
    ...{ 'Estimated Total': '440.10', 'Actual Total': '' },
  },
  {
    ...{ Day: '2026-10-31', State: 'committed', 'Estimated Hours': '3.75', 'Actual Hours': '5.00' },
    ...{ 'Estimated Total': '400.20', 'Actual Total': '500.00' },
  },
  {
    ...{ Day: '2026-10-01', State: 'partial', 'Estimated Hours': '4.25', 'Actual Hours': '4.00' },
    ...{ 'Estimated Total': '100.00', 'Actual Total': '90.05' },
  },
  {
    ...{ Day: '2026-10-01', State: 'cancelled', 'Estimated Hours': '9.00', 'Actual Hours': '9.00' },
    ...{ 'Estimated Total': '900.00', 'Actual Total': '900.00' },
  },
];

describe('the figures of the charts', () => {
  it('sum the revenue of booked moves by month, also where there is none [R-REPORT-8]', () => {
    const span = { start: '2026-09-10', end: '2026-11-30' };
    expect(revenueOverTime(MOVES, span)).toEqual([
      { label: 'Sep 2026', estimated: 0, actual: 0 },
      { label: 'Oct 2026', estimated: 500.2, actual: 590.05 },
      { label: 'Nov 2026', estimated: 440.1, actual: 0 },
    ]);
  });

  it('sum it by day under sixty days [R-REPORT-8]', () => {
    const october = revenueOverTime(MOVES, { start: '2026-10-01', end: '2026-10-31' });
    expect(october).toHaveLength(31);
    expect(october[0]).toEqual({ label: 'Thu, 10/01', estimated: 100, actual: 90.05 });
    expect(october[1]).toEqual({ label: 'Fri, 10/02', estimated: 0, actual: 0 });
    expect(revenueOverTime([], { start: '2026-10-01', end: '2026-11-28' })).toHaveLength(59);
    expect(revenueOverTime([], { start: '2026-10-01', end: '2026-11-29' })).toHaveLength(2);
  });

  it('average the hours of moves whose hours are known', () => {
    expect(hoursByEstimate(MOVES)).toEqual([{ label: '4 h', estimated: 4, actual: 4.5 }]);
  });

  it('sum what sales people brought over their branches', () => {
    const row = (Person: string, revenue: string, Function = 'Sales') => ({
      ...{ Function, Person, 'Estimated Revenue': revenue, 'Actual Revenue': '1.00' },
    });
    const people = [row('Al', '10.00'), row('Bea', '20.00'), row('Al', '15.50')];
    expect(
      revenueByPerson([...people, row('(nobody)', '99.00'), row('Al', '900.00', 'Acting manager')]),
    ).toEqual([
      { label: 'Al', estimated: 25.5, actual: 2 },
      { label: 'Bea', estimated: 20, actual: 1 },
      { label: '(nobody)', estimated: 99, actual: 1 },
    ]);
  });

  it('order sources by their conversion', () => {
    const row = (Source: string, Leads: string, conversion: string) => ({
      ...{ Source, Leads, 'Conversion %': conversion },
    });
    const sources = [row('Yelp', '8', '25.0'), row('Radio', '0', ''), row('Friend', '2', '50.0')];
    expect(conversionBySource(sources)).toEqual([
      { label: 'Friend', conversion: 50, leads: 2 },
      { label: 'Yelp', conversion: 25, leads: 8 },
    ]);
  });
});

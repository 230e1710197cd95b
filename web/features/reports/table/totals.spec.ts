import { totalRows } from './totals';

describe('the totals of a report', () => {
  it('add up hours and money of moves, to the cent, and leave rates alone [R-REPORT-9]', () => {
    const row = { 'Estimated Hours': '3.10', 'Actual Total': '100.01', 'Hourly Rate': '110.00' };
    const [total, ...more] = totalRows('moves', [row, { ...row, 'Actual Total': '' }]);
    expect(more).toEqual([]);
    expect(total).toMatchObject({
      ...{ Day: 'Total', Customer: '2 moves', 'Estimated Hours': '6.20', 'Actual Total': '100.01' },
    });
    expect(total?.['Hourly Rate']).toBeUndefined();
  });

  it('are of each function of managers: a move is in both [R-REPORT-9]', () => {
    const row = (Function: string, Booked: string) => ({ Function, Person: 'Al', Booked });
    const totals = totalRows('manager', [
      ...[row('Acting manager', '3'), row('Sales', '1'), row('Sales', '2')],
    ]);
    expect(totals.map(({ Function, Person, Booked }) => [Function, Person, Booked])).toEqual([
      ['Acting manager', 'Total', '3.00'],
      ['Sales', 'Total', '3.00'],
    ]);
  });

  it('have the conversion of all sources together', () => {
    const row = (Leads: string, Booked: string, Revenue: string) => ({
      ...{ Source: 'x', Leads, Booked, Revenue, Cancelled: '1', 'Conversion %': '99.0' },
    });
    const [total] = totalRows('marketing', [row('8', '2', '1000.00'), row('2', '2', '500.00')]);
    expect(total).toMatchObject({
      ...{ Source: 'Total', Leads: '10.00', 'Conversion %': '40.00', 'Cancelled %': '20.00' },
      'Average Revenue': '375.00',
    });
  });

  it('are none of nothing', () => {
    expect(totalRows('moves', [])).toEqual([]);
  });
});

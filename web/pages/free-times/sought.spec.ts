import { moversOf, readSought, requestOf, writeSought, type Sought } from './sought';

const read = (query: string): Sought => readSought(new URLSearchParams(query));
const TODAY = '2026-11-23';

describe('what is asked about free times', () => {
  it('is four hours of one truck with two movers, in two weeks from today, without an address [R-SLOT-25]', () => {
    expect(requestOf(read(''), 'b1', TODAY)).toEqual({
      ...{ branchId: 'b1', duration: 4, truckCount: 1, numMovers: 2, days: 14 },
    });
    expect(writeSought(read(''), 'b1').toString()).toBe('branchId=b1');
  });

  it('comes back from its address [R-SLOT-25]', () => {
    const query =
      'branchId=b1&hours=5.5&trucks=2&movers=5&lift=1&from=2026-12-01&days=7&on=1%2C4&after=13%3A00&before=15%3A00&skip=5';
    const sought = read(query);
    expect(writeSought(sought, 'b1').toString()).toBe(query);
    expect(requestOf(sought, 'b1', TODAY)).toEqual({
      ...{ branchId: 'b1', duration: 5.5, truckCount: 2, numMovers: 5, days: 7 },
      ...{ requiresLift: true, from: '2026-12-01', skip: 5 },
      wish: { weekdays: [1, 4], from: '13:00', to: '15:00' },
    });
  });

  it.each([
    'hours=',
    'hours=11',
    'hours=4.1',
    'trucks=0',
    'days=31',
    'movers=40',
    'after=15:00&before=13:00',
  ])('asks nothing while it is wrong: %s', (query) =>
    expect(requestOf(read(query), 'b1', TODAY)).toBeNull(),
  );

  it('has two movers on each truck, and no day that is past', () => {
    expect(moversOf(read('trucks=3'))).toBe(6);
    expect(requestOf(read('from=2026-11-01'), 'b1', TODAY)).not.toHaveProperty('from');
  });
});

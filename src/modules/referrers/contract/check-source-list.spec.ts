import { checkSourceList, SOURCE_MESSAGES } from './check-source-list.js';

const ID = '0123456789abcdef01234567';

describe('checkSourceList', () => {
  it('takes a list of old and new sources [R-SOURCE-2]', () => {
    const list = [{ _id: ID, name: 'Yelp', active: false }, { name: 'Friend' }];
    expect(checkSourceList(list)).toEqual({ value: list, faults: [] });
  });

  it.each([
    [[], [{ path: '', message: SOURCE_MESSAGES.empty }]],
    [{ name: 'Yelp' }, [{ path: '', message: 'This field should be a list' }]],
    [[{ name: 'Yelp' }, { name: ' ' }], [{ path: '1.name', message: 'This field is required' }]],
    [[{ name: 'Yelp' }, { name: 'yELP ' }], [{ path: '1.name', message: SOURCE_MESSAGES.twice }]],
    [[null], [{ path: '0', message: 'This field should be an object' }]],
  ])('refuses %p', (list, faults) => {
    expect(checkSourceList(list).faults).toEqual(faults);
  });

  it('refuses one source named twice', () => {
    const list = [
      { _id: ID, name: 'Yelp' },
      { _id: ID, name: 'Friend' },
    ];
    expect(checkSourceList(list).faults).toEqual([
      { path: '1._id', message: SOURCE_MESSAGES.idTwice },
    ]);
  });
});

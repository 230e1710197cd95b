import { nameFault, withChange } from './source-change';

const YELP = { _id: 'a', name: 'Yelp', active: true };
const RADIO = { _id: 'b', name: 'Radio', active: false };

describe('withChange', () => {
  it('keeps the rest of the list, which would else become inactive', () => {
    expect(withChange([YELP, RADIO], { ...YELP, name: 'Yelp ads' })).toEqual([
      { ...YELP, name: 'Yelp ads' },
      RADIO,
    ]);
    const added = { name: 'Flyer', active: true };
    expect(withChange([YELP, RADIO], added)).toEqual([YELP, RADIO, added]);
  });
});

describe('nameFault', () => {
  it.each([
    [{ name: ' ', active: true }, 'This field is required'],
    [{ name: ' yelp', active: true }, 'This name is in the list twice'],
    [{ ...YELP, name: 'YELP' }, null],
    [{ name: 'Flyer', active: true }, null],
  ])('of %p is %p', (edited, fault) => {
    expect(nameFault([YELP, RADIO], edited)).toBe(fault);
  });
});

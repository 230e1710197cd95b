import { describe, expect, it } from '@jest/globals';
import { locationFaults, zipFaults } from './location-requirements.js';

const address = {
  normalizedStreetAddress: '1200 N Walker Ave, Oklahoma City, OK 73103',
  typeOfWOrk: 'Load',
  zip: '73103',
};
const missing = (locationType: string): string[] =>
  locationFaults({ ...address, locationType }).map(({ path }) => path);

describe('requirements of a location', () => {
  it.each([
    ['Storage', ['dimensions']],
    ['Pod', ['dimensions']],
    ['Rental Truck', ['dimensions']],
    ['House', ['sqft', 'stories']],
    ['Condo', ['sqft', 'bedrooms', 'floor']],
    ['Town-home', ['sqft', 'stories', 'bedrooms']],
    ['Apartment', ['bedrooms', 'floor']],
    ['Office', []],
    ['Other', []],
    ['', []],
  ])('for %s are %j', (locationType, fields) => {
    expect(missing(locationType)).toEqual(fields);
  });

  it('take 0 bedrooms for an answer', () => {
    expect(
      locationFaults({ ...address, locationType: 'Apartment', bedrooms: 0, floor: 1 }),
    ).toEqual([]);
  });

  it('have the sentences of the product', () => {
    const messages = (locationType: string) =>
      locationFaults({ ...address, locationType }).map(({ message }) => message);
    expect(messages('Pod')).toEqual(['You have chosen a location type that requires dimensions']);
    expect(messages('Apartment')).toContain('Location type requires the floor specified');
    expect(locationFaults({}).slice(0, 3)).toEqual([
      { path: 'normalizedStreetAddress', message: 'This field is required' },
      { path: 'typeOfWOrk', message: 'This field is required' },
      { path: 'zip', message: 'zip not provided' },
    ]);
  });

  it('want a zip of five digits, or 5+4', () => {
    expect(zipFaults('73103')).toEqual([]);
    expect(zipFaults('73103-1234')).toEqual([]);
    expect(zipFaults('7310')).toEqual([{ path: 'zip', message: 'Invalid zip found' }]);
    expect(zipFaults('73103 1234')).toEqual([{ path: 'zip', message: 'Invalid zip found' }]);
    expect(zipFaults(' ')).toEqual([{ path: 'zip', message: 'zip not provided' }]);
  });
});

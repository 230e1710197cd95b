import { describe, expect, it } from '@jest/globals';
import { buildingKey } from './building-key.js';

describe('buildingKey', () => {
  it.each([
    ['1200 N. Walker Avenue', '73103'],
    ['1200 north walker ave Apt 4', '73103-1234'],
    ['1200 N Walker Ave #12', ' 73103'],
    ['1200 N Walker Ave, Suite 300', '73103'],
    ['1200 N Walker Ave unit 7B', '73103'],
  ])('of %s, %s is that of its building [R-PLACE-1]', (street, zip) => {
    expect(buildingKey(street, zip)).toBe('1200 n walker ave 73103');
  });

  it('is one for every way to write a fraction [R-PLACE-1]', () => {
    expect(buildingKey('4517½ Main St Apt.2', '73103')).toBe('4517 1/2 main st 73103');
    expect(buildingKey('4517 1/2 Main Street', '73103')).toBe('4517 1/2 main st 73103');
  });

  it('tells buildings apart [R-PLACE-1]', () => {
    const keys = [
      buildingKey('1200 N Walker Ave', '73103'),
      buildingKey('1202 N Walker Ave', '73103'),
      buildingKey('1200 S Walker Ave', '73103'),
      buildingKey('1200 N Walker Ave Bldg 2', '73103'),
      buildingKey('1200 N Walker Ave', '73107'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    ['', '73103'],
    ['Apt 4', '73103'],
    [', ,', '73103'],
    ['1200 N Walker Ave', ''],
    ['1200 N Walker Ave', '731'],
  ])('is unknown for %j, %j', (street, zip) => {
    expect(buildingKey(street, zip)).toBeNull();
  });
});

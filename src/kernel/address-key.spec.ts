import { describe, expect, it } from '@jest/globals';
import { addressKey, addressWords, stateCodeOf, stateOfAddress } from './address-key.js';

describe('addressKey', () => {
  it.each([
    [
      '1200 North Walker Avenue, Oklahoma City, OK 73103',
      '1200 N. Walker Ave Oklahoma City OK 73103-1234',
    ],
    [
      '1200 N Walker Ave., Oklahoma City, Oklahoma 73103, USA',
      '1200 n walker avenue, oklahoma city, ok 73103',
    ],
    ["270 Chrissy's Court, VT 05443", '270 Chrissys Ct, Vermont 05443, United States'],
    ['600 West 19th Avenue Apt 4', '600 W 19th Ave #4'],
    ['600 West 19th Avenue Unit 4', '600 W 19th Ave Apt #4'],
    ['600 West 19th Avenue Apt.4B', '600 W 19th Ave # 4b'],
    ['4517½ N Walker Ave', '4517 1/2 N. Walker Avenue'],
    ['4517 ½ N Walker Ave', '4517-1/2 N Walker Ave'],
    ['4517 1⁄2 N Walker Ave', '4517 1 / 2 N Walker Ave'],
    ['12¼ Main St', '12 1/4 Main Street'],
    ['4517 ½NW 23rd St', '4517 1/2 NW 23rd St'],
    ['4517 1/2NW 23rd St', '4517½ NW 23rd St'],
    ['100 N W 23rd St', '100 NW 23rd St'],
    ['100 North West 23rd St', '100 N.W. 23rd St'],
    ['12 Main St No. 4', '12 Main St #4'],
    ['12 Main St № 4B', '12 Main St ＃4b'],
    ['12 Main St Apt No. 4', '12 Main St Apt 4'],
    ['１２ Main St', '12 Main St'],
    ['12 Peña Blvd, Denver, CO', '12 Pena Boulevard, Denver, Colorado'],
    ['600 W 19th Ave, OK 73107', '600 W 19th Ave, Oklahoma 73107-1234'],
  ])('%s is %s', (one, other) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  it('distinguishes different addresses', () => {
    expect(addressKey('120 N Main St')).not.toBe(addressKey('120 S Main St'));
    expect(addressKey('120 N Main St #1')).not.toBe(addressKey('120 N Main St #2'));
    expect(addressKey('120 Washington St')).toBe('120 washington st');
    expect(addressKey('4517½ Main St')).not.toBe(addressKey('45171 Main St'));
    expect(addressKey('4517½ Main St')).not.toBe(addressKey('4517 Main St'));
    expect(addressKey('120 Washington')).toBe('120 washington');
    expect(addressKey('120 N W Ave')).toBe('120 n w ave');
    expect(addressKey('12 No Name Rd')).toBe('12 no name rd');
    expect(addressKey('12 Peña Boulevard, Denver, Colorado')).toBe('12 pena blvd denver co');
    expect(addressKey('1 Constructor Way')).toBe('1 constructor way');
  });
});

describe('addressWords', () => {
  it('has no empty words, whatever stands between them', () => {
    expect(addressWords('North  Walker Avenue ')).toEqual(['n', 'walker', 'ave']);
    expect(addressWords(', N. Walker, Avenue #4')).toEqual(['n', 'walker', 'ave', 'apt', '4']);
    expect(addressWords(' ,,')).toEqual([]);
  });
});

describe('stateCodeOf', () => {
  it('reads names and codes', () => {
    expect(
      [' ok ', 'Oklahoma', 'North  Carolina', 'New York', 'D.C.', 'Oz'].map(stateCodeOf),
    ).toEqual(['OK', 'OK', 'NC', 'NY', 'DC', undefined]);
  });
});

describe('stateOfAddress', () => {
  it.each([
    ['500 Congress Ave, Austin, TX 78701', 'TX'],
    ['500 Congress Ave, Austin, Texas 78701-1234, USA', 'TX'],
    ['500 Congress Ave Austin TX', 'TX'],
    ['500 Congress Ave, Austin, tx, 78701, United States', 'TX'],
    ['12 Texas St, Denver, CO 80202', 'CO'],
    ['1 Main St, Fargo, North Dakota', 'ND'],
    ['1 Main St, Oz', undefined],
    ['', undefined],
  ])('of %j is %s', (address, state) => {
    expect(stateOfAddress(address)).toBe(state);
  });
});

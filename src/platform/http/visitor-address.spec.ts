import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rateKey, UNKNOWN_ADDRESS, visitorAddress } from './visitor-address.js';

describe('the address of a visitor', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ])('is read from %s', (said, address) => {
    expect(visitorAddress(said)).toBe(address);
  });

  it.each([
    [undefined],
    [''],
    ['unknown'],
    ['_hidden'],
    ['203.0.113'],
    ['203.0.113.256'],
    ['203.0.113.7:x'],
    ['[203.0.113.7'],
    ['2001:db8::1::2'],
    ['1'.repeat(10_000)],
    ["'; drop table booking.reservation"],
  ])('is the same as %s', (said) => {
    expect(visitorAddress(said)).toBe(UNKNOWN_ADDRESS);
  });

  it('is an address and stays itself, whatever is said', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV6()), (said) => {
        const address = visitorAddress(said);
        expect(visitorAddress(address)).toBe(address);
        expect(visitorAddress(`[${address}]:8080`)).toBe(address);
      }),
    );
  });

  it('counts at the edge as itself, of IPv6 as its network of 64 bits', () => {
    expect(rateKey('203.0.113.7')).toBe('203.0.113.7');
    expect(rateKey('2001:db8::1')).toBe(rateKey('2001:db8::ffff:0:0:1'));
    expect(rateKey('2001:db8::1')).not.toBe(rateKey('2001:db8:0:1::1'));
    expect(rateKey('::1')).toBe('0:0:0:0');
  });
});

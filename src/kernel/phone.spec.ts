import { describe, expect, it } from '@jest/globals';
import { phoneDigits, showPhone } from './phone.js';

describe('phoneDigits', () => {
  it('leaves the country code off a number of the United States only', () => {
    expect(phoneDigits('+1 (405) 555-0100')).toBe('4055550100');
    expect(phoneDigits('405.555.1100')).toBe('4055551100');
    expect(phoneDigits('+44 14055550100')).toBe('4414055550100');
    expect(phoneDigits('1 40555501009')).toBe('140555501009');
    expect(phoneDigits('ask her')).toBe('');
  });
});

describe('showPhone', () => {
  it('is written the American way, anything else as it was typed', () => {
    expect(showPhone('1-405-555-0100')).toBe('(405) 555-0100');
    expect(showPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
    expect(showPhone('')).toBe('');
    expect(showPhone(null)).toBe('');
    expect(showPhone(undefined)).toBe('');
  });
});

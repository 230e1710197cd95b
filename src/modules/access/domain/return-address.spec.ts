import { describe, expect, it } from '@jest/globals';
import { isOwnReturn } from './return-address.js';

const names = { host: '10.0.0.5:3000', publicUrl: 'https://office.example.com/' };

describe('isOwnReturn', () => {
  it.each([
    'https://office.example.com/signin',
    'https://office.example.com/signin/',
    'http://10.0.0.5:3000/signin',
    // Behind a proxy that does not say that it uses https.
    'https://10.0.0.5:3000/signin',
  ])('takes %s', (address) => expect(isOwnReturn(address, names)).toBe(true));

  it.each([
    'https://evil.example/signin',
    'http://office.example.com/signin',
    'https://office.example.com.evil.example/signin',
    'https://x@office.example.com/signin',
    'https://office.example.com/signin?to=https://evil.example',
    'https://office.example.com/elsewhere',
    'http://10.0.0.5:3001/signin',
    'javascript://10.0.0.5:3000/signin',
    '/signin',
    '',
  ])('refuses %j', (address) => expect(isOwnReturn(address, names)).toBe(false));

  it('has one name where no other is set', () => {
    expect(isOwnReturn('http://10.0.0.5:3000/signin', { host: names.host })).toBe(true);
    expect(isOwnReturn('https://office.example.com/signin', { host: names.host })).toBe(false);
  });
});

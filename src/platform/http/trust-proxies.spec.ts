import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { callerAddress, trustProxies } from './trust-proxies.js';

describe('the word of a proxy', () => {
  const trusts = trustProxies(['loopback', 'uniquelocal', '192.0.2.7', '2001:db8::/32']);

  it.each([
    '127.0.0.1',
    '::1',
    '::ffff:127.0.0.1',
    '10.4.0.9:51234',
    'fd00::1',
    '192.0.2.7',
    '[2001:db8::7]:443',
  ])('is taken from %s', (address) => {
    expect(trusts(address)).toBe(true);
  });

  it.each(['192.0.2.8', '203.0.113.7', '2001:db9::1', 'fe80::1', 'unknown', ''])(
    'is not taken from %p',
    (address) => {
      expect(trusts(address)).toBe(false);
    },
  );
});

describe('who calls past the framework', () => {
  const request = (remoteAddress: string, forwarded?: string): IncomingMessage =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as object as IncomingMessage;
  const trusts = trustProxies(['loopback']);

  it('is the first that no trusted proxy has', () => {
    expect(callerAddress(request('203.0.113.7', '198.51.100.1'), trusts)).toBe('203.0.113.7');
    expect(callerAddress(request('::ffff:127.0.0.1', '198.51.100.1, 203.0.113.9'), trusts)).toBe(
      '203.0.113.9',
    );
    expect(callerAddress(request('127.0.0.1', '203.0.113.9, 127.0.0.1'), trusts)).toBe(
      '203.0.113.9',
    );
    expect(callerAddress(request('127.0.0.1'), trusts)).toBe('127.0.0.1');
  });
});

import { describe, expect, it } from '@jest/globals';
import { asTrustedProxies } from './trusted-proxies.js';

describe('trusted proxies', () => {
  it('are ranges by name, addresses and subnets', () => {
    const text = 'loopback, 10.0.0.0/8,192.168.1.7,::1,fd00::/8';
    expect(asTrustedProxies(text)).toEqual([
      'loopback',
      '10.0.0.0/8',
      '192.168.1.7',
      '::1',
      'fd00::/8',
    ]);
  });

  it.each(['the proxy', 'nginx', '10.0.0.0/33', '10.0.0.0/0', '10.0.0/8', '::1/129', 'loopback,'])(
    'are not %p',
    (text) => {
      expect(asTrustedProxies(text)).toBeUndefined();
    },
  );
});

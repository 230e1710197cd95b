import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import { rateKey, visitorAddress } from './visitor-address.js';

const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * Whether an address belongs to a trusted proxy, however that proxy is written in the
 * X-Forwarded-For chain: some add their port.
 * @param trusted addresses, subnets and range names, as in TRUST_PROXY
 */
export function trustProxies(trusted: readonly string[]): (said: string) => boolean {
  const proxies = new BlockList();
  for (const entry of trusted.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = entry.split('/');
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  }
  return (said) => {
    const address = visitorAddress(said);
    return proxies.check(address, familyOf(address));
  };
}

/**
 * Who counts as one caller, of a request that comes past the HTTP framework: as that finds it, the first
 * address that no trusted proxy has.
 */
export function callerAddress(
  { headers, socket }: IncomingMessage,
  trusts: (address: string) => boolean,
): string {
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',').filter(Boolean);
  const chain = [socket.remoteAddress ?? '', ...said.reverse()];
  const index = chain.findIndex((address) => !trusts(address));
  return rateKey(visitorAddress(chain.at(index)));
}

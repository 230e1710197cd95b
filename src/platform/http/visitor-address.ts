import { isIP, isIPv6 } from 'node:net';

/**
 * Stands for every caller without a known address; nobody can really call from it. Limits by
 * address count all of them as one.
 */
export const UNKNOWN_ADDRESS = '0.0.0.0';

const IN_BRACKETS = /^\[([^\]]*)\](?::\d{1,5})?$/;
const WITH_PORT = /^([\d.]+):\d{1,5}$/;
const INTERFACE = /%.*$/;
const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * An address as proxies write it (with a port, in brackets, with an interface, IPv4 within IPv6) in
 * its one shortest form; UNKNOWN_ADDRESS for anything else.
 */
export function visitorAddress(said: string | undefined): string {
  const text = (said ?? '').trim();
  const bare = IN_BRACKETS.exec(text)?.[1] ?? WITH_PORT.exec(text)?.[1] ?? text;
  const address = bare.replace(INTERFACE, '');
  if (isIP(address) === 0) return UNKNOWN_ADDRESS;
  return isIPv6(address) ? ipv4Within(shortest(address)) : address;
}

/** Who counts as one caller: an IPv4 address, or an IPv6 network of 64 bits. */
export function rateKey(address: string): string {
  return isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address;
}

/** RFC 5952, as the URL standard writes hosts. */
const shortest = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1);

function ipv4Within(address: string): string {
  const [, high, low] = MAPPED.exec(address) ?? [];
  if (high === undefined || low === undefined) return address;
  const bits = parseInt(high, 16) * 65_536 + parseInt(low, 16);
  return [24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.');
}

/** All eight groups of an address in its shortest form. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((half) => half.split(':').filter(Boolean));
  const left = 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  return [...(head ?? []), ...Array<string>(left).fill('0'), ...(tail ?? [])];
}

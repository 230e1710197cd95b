import { isIP } from 'node:net';
import { asList } from './env.js';

const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];
const BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * `loopback, 10.0.0.0/8` → its entries; undefined when one is not a range name, address or subnet.
 */
export function asTrustedProxies(text: string): string[] | undefined {
  const entries = asList(text);
  return entries.every(isProxy) ? entries : undefined;
}

function isProxy(entry: string): boolean {
  if (NAMED_RANGES.includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const bits = BITS[isIP(address)];
  if (bits === undefined || rest.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= bits);
}

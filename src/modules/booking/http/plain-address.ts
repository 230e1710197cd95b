const IPV4_IN_IPV6 = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** An address by which its network can be told: IPv4 as such, IPv6 without the name of an interface. */
export const plainAddress = (ip: string): string =>
  ip.replace(IPV4_IN_IPV6, '').replace(/%.*$/, '');

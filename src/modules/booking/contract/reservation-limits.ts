/** Minutes for which a visitor has the time that they reserved. */
export const RESERVATION_MINUTES = 10;

/**
 * Live reservations of one address, and of all addresses of its network (IPv6 /64, /56 and /48,
 * IPv4 /24).
 */
export const LIVE_RESERVATIONS = {
  anAddress: 1,
  aNetwork: 3,
  aNetwork56: 6,
  aNetwork48: 12,
} as const;

/**
 * How many minutes in 24 hours the same visitors may reserve times of one day at a branch without
 * booking them: three whole reservations for an address, and three for each that its networks may
 * have.
 */
export const RESERVED_MINUTES = {
  anAddress: 3 * RESERVATION_MINUTES,
  aNetwork: 3 * RESERVATION_MINUTES * LIVE_RESERVATIONS.aNetwork,
  aNetwork56: 3 * RESERVATION_MINUTES * LIVE_RESERVATIONS.aNetwork56,
  aNetwork48: 3 * RESERVATION_MINUTES * LIVE_RESERVATIONS.aNetwork48,
} as const;

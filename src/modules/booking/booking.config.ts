import { EnvWholeNumber } from '#platform/config/env-whole-number.js';

const BOUNDS = { min: 1, max: 100_000 };

/** How many moves visitors may book online in 24 hours before they are asked to call. */
export class BookingConfig {
  /** From one address. */
  @EnvWholeNumber('BOOKINGS_AN_ADDRESS', BOUNDS)
  anAddress = 3;

  /** With one phone number, and with one email address. */
  @EnvWholeNumber('BOOKINGS_A_CONTACT', BOUNDS)
  aContact = 2;

  /** From one network as homes and offices have it: IPv6 /64, IPv4 /24. */
  @EnvWholeNumber('BOOKINGS_A_NETWORK', BOUNDS)
  aNetwork = 6;

  /** From one IPv6 /56, which one home may have. */
  @EnvWholeNumber('BOOKINGS_A_HOME', BOUNDS)
  aNetwork56 = 12;

  /** From one IPv6 /48, which one company may have. */
  @EnvWholeNumber('BOOKINGS_A_SITE', BOUNDS)
  aNetwork48 = 24;
}

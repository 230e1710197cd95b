/** Minutes that a time is reserved for a visitor. */
export const HOLD_MINUTES = 10;

/** How many months from today a time can be booked online. */
export const HORIZON_MONTHS = 12;

/**
 * Live reservations of one address, and of all addresses of its network (IPv6 /64, /56 and /48,
 * IPv4 /24).
 */
export const LIVE_HOLDS = { anAddress: 1, aNetwork: 3, aNetwork56: 6, aNetwork48: 12 } as const;

/**
 * How many minutes in 24 hours the same visitors may reserve times of one day at a branch without
 * booking them: three whole reservations for an address, and three for each that its networks may
 * have.
 */
export const HELD_MINUTES = {
  anAddress: 3 * HOLD_MINUTES,
  aNetwork: 3 * HOLD_MINUTES * LIVE_HOLDS.aNetwork,
  aNetwork56: 3 * HOLD_MINUTES * LIVE_HOLDS.aNetwork56,
  aNetwork48: 3 * HOLD_MINUTES * LIVE_HOLDS.aNetwork48,
} as const;

/** How often a code may be typed. */
export const CODE_TRIES = 5;

/** The longest text accepted as a code; the right one has six digits. */
export const CODE_LENGTH = 20;

/** Codes sent in 24 hours, so that nobody is flooded with them and nobody sends many. */
export const CODES_SENT = {
  forReservation: 3,
  toMailbox: 5,
  anAddress: 6,
  aNetwork: 12,
  aNetwork56: 24,
  aNetwork48: 48,
} as const;

/** Home types whose size is a number of bedrooms, and those whose size is square feet. */
const FLAT_TYPES = ['Apartment', 'Condo'] as const;
const HOUSE_TYPES = ['House', 'Town-home'] as const;
export const HOME_TYPES = [...FLAT_TYPES, ...HOUSE_TYPES] as const;
export type HomeType = (typeof HOME_TYPES)[number];

/** Greatest sizes: bedrooms and square feet. */
export const HOME_SIZES = { bedrooms: 20, squareFeet: 50_000 } as const;

/** Whether the size of such a home is its number of bedrooms. */
export const isFlat = (type: unknown): boolean => FLAT_TYPES.some((flat) => flat === type);

/** Hours of the shortest job that an operation can be. */
export const LEAST_HOURS = 1;

/** Nothing shorter is quoted (R-BOOK-2): the lowest minimum that is ever suggested. */
export const LEAST_HOURS_SOLD = 2.5;

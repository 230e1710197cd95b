/** How many months from today a time can be booked online. */
export const HORIZON_MONTHS = 12;

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

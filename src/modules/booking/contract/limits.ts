/** Minutes that a time is kept for a visitor. */
export const HOLD_MINUTES = 10;

/** Live holds of one address, and of all addresses of its network (/24, of IPv6 /64). */
export const LIVE_HOLDS = { anAddress: 1, aNetwork: 3 } as const;

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

/** Nothing shorter is quoted. Source: estimates.md, rule 4, the least suggested minimum. */
export const LEAST_HOURS_SOLD = 2.5;

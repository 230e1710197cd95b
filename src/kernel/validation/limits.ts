/**
 * The greatest lengths of texts in the API, in characters; server and page check the same figures.
 */
export const TEXT_LIMITS = {
  name: 100,
  phone: 40,
  email: 254,
  url: 500,
  address: 300,
  line: 300,
  notes: 10_000,
  html: 500_000,
  nounce: 100,
  search: 200,
} as const;

/** Hours of one stretch of work or one drive: more than a day is a typing mistake. */
export const MAX_HOURS_A_DAY = 24;

/** Hours of an estimate. */
export const MAX_ESTIMATE_HOURS = 10_000;

/** Dollars for one hour of one mover. */
export const MAX_RATE = 10_000;

/** Dollars of one figure. */
export const MAX_DOLLARS = 10_000_000;

/** A share of a whole, in percent. */
export const PERCENT = { min: 0, max: 100 } as const;

/** Rows in any list that a body carries. */
export const MAX_LIST = 1_000;

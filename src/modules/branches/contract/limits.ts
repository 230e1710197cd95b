/** Percent of a day's truck-hours that may be booked online unless the branch says otherwise. */
export const PUBLIC_SHARE = 50;

/** Dollars of a mover-hour, where a branch has a rate. */
export const LEAST_RATE = 1;

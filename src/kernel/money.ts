/** Money is whole cents inside, dollars with at most two decimals on the wire. */
export type Cents = number;

/** How far a product or sum of decimals lies from the exact one at most, as a part of it. */
const FLOATING_ERROR = 4 * Number.EPSILON;

/** Half-up rounding that is safe for products of decimals such as 1.005 × 100, however large. */
export const roundHalfUp = (value: number): number =>
  Math.floor(value + 0.5 + Math.abs(value) * FLOATING_ERROR);

export const toCents = (dollars: number): Cents => roundHalfUp(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

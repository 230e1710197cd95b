/** Money is whole cents inside, dollars with at most two decimals on the wire. */
export type Cents = number;

/** How far a product or sum of decimals lies from the exact one at most, as a part of it. */
const FLOATING_ERROR = 4 * Number.EPSILON;

/** Half-up rounding that is safe for products of decimals such as 1.005 × 100, however large. */
export const roundHalfUp = (value: number): number =>
  Math.floor(value + 0.5 + Math.abs(value) * FLOATING_ERROR);

export const toCents = (dollars: number): Cents => roundHalfUp(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/**
 * The most that a customer is told, in hours or money: never under what is charged in any case, also where the
 * estimate is shorter than the minimum. The wire's own figures stay as R-MONEY-1 computes them; whoever
 * shows or mails one of them as a maximum takes it from here.
 */
export const quotedMaximum = (estimate: number, minimum: number): number =>
  Math.max(estimate, minimum);

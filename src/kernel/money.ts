/** Money is whole cents inside, dollars with at most two decimals on the wire. */
export type Cents = number;

/** How far a product or sum of decimals can be from the exact one, as a share of it. */
const FLOATING_ERROR = 4 * Number.EPSILON;

/** Half-up rounding that is safe for products of decimals such as 1.005 × 100, however large. */
export const roundHalfUp = (value: number): number =>
  Math.floor(value + 0.5 + Math.abs(value) * FLOATING_ERROR);

export const toCents = (dollars: number): Cents => roundHalfUp(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/**
 * The most that a customer is told, in hours or money: never less than what is charged anyway, even
 * if the estimate is below the minimum. The API's own figures stay as R-MONEY-1 computes them;
 * anything that shows or mails one as a maximum takes it from here.
 */
export const quotedMaximum = (estimate: number, minimum: number): number =>
  Math.max(estimate, minimum);

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
 * An estimate as people see it, in hours or money: never less than what is charged anyway, even if it
 * is below the minimum. The API's own figures stay as R-MONEY-1 computes them. It is no maximum: how
 * much a customer may have to pay at most is promised by `ranges` (R-RANGE-10).
 */
export const chargedEstimate = (estimate: number, minimum: number): number =>
  Math.max(estimate, minimum);

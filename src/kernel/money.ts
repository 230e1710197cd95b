/** Money is whole cents inside, dollars with at most two decimals on the wire. */
export type Cents = number;

/** Half-up rounding that is safe for products of decimals such as 1.005 × 100. */
export const roundHalfUp = (value: number): number => Math.floor(Number((value + 0.5).toFixed(6)));

export const toCents = (dollars: number): Cents => roundHalfUp(dollars * 100);

export const toDollars = (cents: Cents): number => cents / 100;

/** `cents × factor`, rounded half up once. */
export const timesCents = (cents: Cents, factor: number): Cents => roundHalfUp(cents * factor);

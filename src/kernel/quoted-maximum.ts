/**
 * The most that a customer is told, in hours or money: never under what is charged in any case, also where the
 * estimate is shorter than the minimum. The wire's own figures stay as R-MONEY-1 computes them; whoever
 * shows or mails one of them as a maximum takes it from here.
 */
export const quotedMaximum = (estimate: number, minimum: number): number =>
  Math.max(estimate, minimum);

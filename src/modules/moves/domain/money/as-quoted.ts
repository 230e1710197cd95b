import type { ActivityCosts } from './activity-costs.js';

/**
 * The most that a customer is told, in hours or money: never under what is charged in any case, also where the
 * estimate is shorter than the minimum. The wire's own figures stay as product-1 section 9 computes them; whoever
 * shows or mails one of them as a maximum takes it from here.
 */
export const quotedMaximum = (estimate: number, minimum: number): number =>
  Math.max(estimate, minimum);

/** The money of an activity as it is shown to people. */
export const asQuoted = <Costs extends Pick<ActivityCosts, Quoted>>(costs: Costs): Costs => ({
  ...costs,
  estCost: quotedMaximum(costs.estCost, costs.estCostMin),
  estTotalCost: quotedMaximum(costs.estTotalCost, costs.estTotalCostMin),
});

type Quoted = 'estCost' | 'estCostMin' | 'estTotalCost' | 'estTotalCostMin';

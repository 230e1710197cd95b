import { chargedEstimate } from '#kernel/money.js';
import type { ActivityCosts } from './activity-costs.js';

type Quoted = 'estCost' | 'estCostMin' | 'estTotalCost' | 'estTotalCostMin';

/** The money of an activity as people see it. */
export const asQuoted = <Costs extends Pick<ActivityCosts, Quoted>>(costs: Costs): Costs => ({
  ...costs,
  estCost: chargedEstimate(costs.estCost, costs.estCostMin),
  estTotalCost: chargedEstimate(costs.estTotalCost, costs.estTotalCostMin),
});

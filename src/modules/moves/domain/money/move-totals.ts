import type { ActivityCosts } from './activity-costs.js';

/** Read-only totals over all activities, in the activities' unit. */
export interface MoveTotals {
  curTotalEstimate: number;
  curTotalEstimateMin: number;
}

/** The caller sums amounts as whole cents, or as dollars that are rounded to the cent here. */
const toTheCent = (amount: number): number => Number(amount.toFixed(2));

/** The customer's total is the sum over activities, and so is the minimum (R-MONEY-2). */
export const moveTotals = (
  activities: readonly Pick<ActivityCosts, 'estTotalCost' | 'estTotalCostMin'>[],
): MoveTotals => ({
  curTotalEstimate: toTheCent(activities.reduce((sum, { estTotalCost }) => sum + estTotalCost, 0)),
  curTotalEstimateMin: toTheCent(
    activities.reduce((sum, { estTotalCostMin }) => sum + estTotalCostMin, 0),
  ),
});

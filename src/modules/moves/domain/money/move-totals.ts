import type { ActivityCosts } from './activity-costs.js';

/** Read-only totals over all activities; the unit is the activities'. */
export interface MoveTotals {
  curTotalEstimate: number;
  curTotalEstimateMin: number;
}

/** Amounts are summed as whole cents by the caller, or as dollars and then set to the cent here. */
const toTheCent = (amount: number): number => Number(amount.toFixed(2));

/** The customer's total is the sum over activities, as is the minimum (R-MONEY-2). */
export const moveTotals = (
  activities: readonly Pick<ActivityCosts, 'estTotalCost' | 'estTotalCostMin'>[],
): MoveTotals => ({
  curTotalEstimate: toTheCent(activities.reduce((sum, { estTotalCost }) => sum + estTotalCost, 0)),
  curTotalEstimateMin: toTheCent(
    activities.reduce((sum, { estTotalCostMin }) => sum + estTotalCostMin, 0),
  ),
});

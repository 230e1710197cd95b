export { activityCosts, inDollars, type ActivityCosts } from '../domain/money/activity-costs.js';
export { asQuoted } from '../domain/money/as-quoted.js';
export { moveTotals } from '../domain/money/move-totals.js';
export { tripFeeOf, zoneOfZip, type FeeZone } from '../domain/money/trip-fee.js';

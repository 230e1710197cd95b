import type { Cents } from '#kernel/money.js';
import { activityCosts } from './activity-costs.js';
import type { ActivityCosts } from './activity-costs.js';
import { tripFeeOf } from './trip-fee.js';
import type { Activity } from '../activity.js';
import type { Stop } from '../stop.js';

/** The trip fee that applies to a stop, for one truck: its own, its zone's, or none for Hold. */
export const feeOf = (location: Stop): Cents =>
  tripFeeOf(
    { workType: location.workType, useFee: location.useFee, tripFee: location.tripFeeCents },
    { codes: [], zone: location.zone, useFee: true, tripFee: location.zoneFeeCents },
  );

/** All figures of an activity in cents. */
export const costsOf = (activity: Activity, rateCents: Cents): ActivityCosts =>
  activityCosts({
    rateCents,
    numMovers: activity.numMovers,
    truckCount: activity.truckCount,
    estHours: activity.estHours,
    minTime: activity.minTime,
    tripFees: activity.locations.map(feeOf),
    packing: activity.locations.map(({ packingEstCostCents }) => packingEstCostCents ?? 0),
  });

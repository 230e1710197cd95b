import type { Cents } from '../../../kernel/money.js';
import { activityCosts } from '../domain/money/activity-costs.js';
import type { ActivityCosts } from '../domain/money/activity-costs.js';
import { tripFeeOf } from '../domain/money/trip-fee.js';
import type { StoredActivity } from '../move-state.js';
import type { LocationRow } from '../persistence/location.row.js';

/** The trip fee that applies to a stop, for one truck: its own, its zone's, or none while Hold. */
export const feeOf = (location: LocationRow): Cents =>
  tripFeeOf(
    { ...location, tripFee: location.tripFeeCents },
    { codes: [], zone: location.zone, useFee: true, tripFee: location.zoneFeeCents },
  );

/** All figures of an activity in cents. */
export const costsOf = (activity: StoredActivity, rateCents: Cents): ActivityCosts =>
  activityCosts({
    rateCents,
    numMovers: activity.numMovers,
    truckCount: activity.truckCount,
    estHours: activity.estHours,
    minTime: activity.minTime,
    tripFees: activity.locations.map(feeOf),
    packing: activity.locations.map(({ packingEstCostCents }) => packingEstCostCents ?? 0),
  });

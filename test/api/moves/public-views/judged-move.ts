import { activityState, hasTruck } from '#modules/moves/domain/activities/activity-state.js';
import { activityType } from '#modules/moves/domain/activities/activity-type.js';
import { adjacentDays } from '#modules/moves/domain/activities/adjacent-days.js';
import { stairsFloors } from '#modules/moves/domain/estimates/stairs.js';
import { activityCosts } from '#modules/moves/domain/money/activity-costs.js';
import type { ActivityCosts } from '#modules/moves/domain/money/activity-costs.js';
import { asQuoted } from '#modules/moves/domain/money/as-quoted.js';
import { tripFeeOf } from '#modules/moves/domain/money/trip-fee.js';
import { isPackingLocation } from '#modules/moves/domain/work-types.js';
import type { Activity } from '#modules/moves/domain/activity.js';
import type { Move } from '#modules/moves/domain/move.js';
import type { Operation } from '#modules/moves/domain/operation.js';
import type { Stop } from '#modules/moves/domain/stop.js';

/**
 * The domain's rules that SQL repeats; a test replaces some to see that the difference is found.
 */
export const RULES = {
  activityCosts,
  activityState,
  activityType,
  adjacentDays,
  asQuoted,
  hasTruck,
  isPackingLocation,
  stairsFloors,
  tripFeeOf,
};
export type Rules = typeof RULES;

/** Stops and operations with the values that their rows repeat from their owners. */
export type Placed<Part> = Part & { activityId: string; position: number };
export interface Owned extends Activity {
  customerId: string;
  branchId: string;
  locations: Placed<Stop>[];
  operations: (Placed<Operation> & { branchId: string; day: string })[];
}

export const owned = ({ customer, branch, activities }: Move): Owned[] =>
  activities.map((activity) => {
    const { id: activityId, activityDay: day } = activity;
    const owner = { customerId: customer.id, branchId: branch.id };
    return {
      ...activity,
      ...owner,
      locations: activity.locations.map((stop, position) => ({ ...stop, activityId, position })),
      operations: activity.operations.map((operation, position) => ({
        ...operation,
        ...{ activityId, position, day, branchId: branch.id },
      })),
    };
  });

/** One activity as the domain sees it. */
export interface Judged {
  activity: Owned;
  state: Move;
  fees: number[];
  costs: ActivityCosts;
  activityState: string;
  activityType: string;
  days: ReturnType<typeof adjacentDays>;
}

export const feeOf = (location: Stop, rules: Rules): number =>
  rules.tripFeeOf(
    { ...location, tripFee: location.tripFeeCents },
    { codes: [], zone: location.zone, useFee: true, tripFee: location.zoneFeeCents },
  );

export function judge(activity: Owned, state: Move, rules: Rules): Judged {
  const { numMovers, truckCount, estHours, minTime, locations, operations } = activity;
  const fees = locations.map((location) => feeOf(location, rules));
  return {
    activity,
    state,
    fees,
    costs: rules.activityCosts({
      ...{ numMovers, truckCount, estHours, minTime },
      rateCents: state.customer.rateCents,
      tripFees: fees,
      packing: locations.map(({ packingEstCostCents }) => packingEstCostCents ?? 0),
    }),
    activityState: rules.activityState(operations, truckCount),
    activityType: rules.activityType(locations),
    days: rules.adjacentDays(
      activity.activityDay,
      state.activities.map(({ activityDay }) => activityDay),
    ),
  };
}

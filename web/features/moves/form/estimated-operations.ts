import { isLocalDate } from '#kernel/local-date.js';
import { hasTruck } from '#modules/moves/contract/activity-rules.js';
import { newOperation } from '#modules/moves/contract/operation-times.js';
import type { EstimateInput } from './activity-parts';
import { legsAtEnds } from './end-drives';
import { freshOperation } from './fresh-operation';
import type { ActivityValues, OperationValues } from './values';

type Estimate = Pick<ActivityValues, EstimateInput>;

const UNKNOWN_LEGS = { startingDriveTime: null, endingDriveTime: null };

/** What a row has that nobody typed in. */
function untypedBy(activity: ActivityValues, timezone: string, legs = legsAtEnds(activity)) {
  const { activityDay } = activity;
  const day = isLocalDate(activityDay) ? activityDay : '2000-01-01';
  return newOperation({ ...activity, activityDay: day, timezone, legs });
}

/** Nobody typed anything into the row; it may be older than its drives. */
function isUntouched(row: OperationValues, activity: ActivityValues, timezone: string): boolean {
  const { bookingEnvelope: drives } = row;
  const isPlain =
    !row.earlyStart && row.earlyStartNotes === '' && !row.requiresLift && !row.arrivalWindow;
  return (
    isPlain &&
    [legsAtEnds(activity), UNKNOWN_LEGS].some((legs) => {
      const was = untypedBy(activity, timezone, legs);
      return (
        row.duration === was.duration &&
        row.moverCount === was.moverCount &&
        drives.startingDriveTime === was.startingDriveTime &&
        drives.endingDriveTime === was.endingDriveTime &&
        (!isLocalDate(activity.activityDay) || Date.parse(row.date) === was.date.getTime())
      );
    })
  );
}

const isFree = (operation: OperationValues): boolean =>
  !hasTruck(operation) && !operation.unassigned;

/**
 * The operations once an estimate is taken into the activity: rows that are not booked follow it in what
 * nobody typed in, rows are added up to its trucks, and untouched ones beyond them go (R-EST-21).
 */
export function estimatedOperations(
  before: ActivityValues,
  estimate: Estimate,
  timezone: string,
): OperationValues[] {
  const after = { ...before, ...estimate };
  const was = untypedBy(before, timezone);
  const is = untypedBy(after, timezone);
  const kept = [...before.operations];
  for (let at = kept.length - 1; at > 0 && kept.length > estimate.truckCount; at -= 1) {
    const operation = kept[at];
    if (operation && isFree(operation) && isUntouched(operation, before, timezone))
      kept.splice(at, 1);
  }
  const followed = kept.map((operation) =>
    hasTruck(operation)
      ? operation
      : {
          ...operation,
          duration: operation.duration === was.duration ? is.duration : operation.duration,
          moverCount:
            operation.moverCount === was.moverCount ? is.moverCount : operation.moverCount,
        },
  );
  const fresh = Array.from({ length: Math.max(0, estimate.truckCount - followed.length) }, () =>
    freshOperation(after, timezone),
  );
  return [...followed, ...fresh.filter((operation) => operation !== null)];
}

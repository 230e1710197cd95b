import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { computedDrive, effectiveLegs } from '#modules/moves/contract/operation-times.js';
import { SLOTS } from '#modules/scheduling/contract/limits.js';
import { addDays } from '#kernel/local-date.js';
import { ceilToQuarter } from '#kernel/time-window.js';
import type { Day } from '../../../shared/format';
import type { SlotsSought } from '../api/slots-api';
import type { Wished } from '../slots/preferred-time';

/** The job of a day as the page has it, stored or not. */
export interface SlotJob extends SlotsSought {
  duration: number;
  truckCount: number;
  numMovers: number;
}

type End = keyof ReturnType<typeof effectiveLegs>;

/** Days before the one that the page has that are looked at, too. */
const DAYS_BEFORE = 3;

const longestOf = ({ operations }: ActivityView): OperationView | undefined =>
  operations.toSorted((a, b) => b.duration - a.duration)[0];

/** A drive that somebody typed and did not save yet; one that is stored the server knows. */
function typedDrive(end: End, planned: ActivityView, stored?: ActivityView): number | undefined {
  const operation = longestOf(planned);
  if (!operation) return undefined;
  const hours = operation.bookingEnvelope[end];
  const before = stored?.operations.find(({ _id }) => _id === operation._id);
  const byRoad = computedDrive(effectiveLegs(planned.locations, planned.transitInfo)[end]).hours;
  const isOwn = hours !== byRoad && hours !== (before?.bookingEnvelope[end] ?? 0);
  return isOwn && hours >= SLOTS.drive.min && hours <= SLOTS.drive.max ? hours : undefined;
}

/** The stops by their positions; of more than the search takes, the ends count. */
function stopsOf({ locations }: ActivityView): Pick<SlotsSought, 'stops'> {
  if (locations.length === 0) return {};
  const { max } = SLOTS.stops;
  const counted =
    locations.length > max ? [...locations.slice(0, max - 1), ...locations.slice(-1)] : locations;
  return { stops: counted.map(({ latitude, longitude }) => ({ latitude, longitude })) };
}

/**
 * What is looked for: the activity with what is typed and not saved. Where another branch is chosen,
 * the stored activity is not that branch's yet, and the page itself is who asks.
 */
export function jobOf(
  planned: CustomerView,
  stored: CustomerView,
  activityId: string,
): SlotJob | null {
  const activity = planned.move.activities.find(({ _id }) => _id === activityId);
  if (!activity) return null;
  const before = stored.move.activities.find(({ _id }) => _id === activityId);
  const { branchId } = planned;
  const { operations, numMovers, truckCount, estHours } = activity;
  const duration =
    longestOf(activity)?.duration || Math.max(SLOTS.duration.min, ceilToQuarter(estHours ?? 0));
  const driveOut = typedDrive('startingDriveTime', activity, before);
  const driveBack = typedDrive('endingDriveTime', activity, before);
  return {
    branchId,
    ...(branchId === stored.branchId ? { activityId } : { draft: activityId }),
    ...stopsOf(activity),
    duration,
    ...(driveOut !== undefined && { driveOut }),
    ...(driveBack !== undefined && { driveBack }),
    // Each operation gets a truck.
    truckCount: Math.max(1, operations.length || truckCount),
    numMovers: Math.max(1, numMovers),
    requiresLift: activity.requiresLift || operations.some(({ requiresLift }) => requiresLift),
  };
}

/** The days on which the customer has other work. */
export const otherDaysOf = ({ move }: CustomerView, activityId: string): Day[] =>
  move.activities.flatMap(({ _id, activityDay }) =>
    _id !== activityId && activityDay ? [activityDay] : [],
  );

/** Which days are looked at: around the day that the page has, or as the customer would like it. */
export function daysOf(day: Day, today: Day, wished: Wished): { from: Day; days: number } {
  const around = addDays(day, -DAYS_BEFORE);
  const from = wished.from ?? (day && around > today ? around : today);
  // Two weeks have a Thursday only twice.
  const usual = wished.wish?.weekdays ? SLOTS.days.max : SLOTS.defaultDays;
  return { from, days: wished.days ?? usual };
}

import { sameValue } from '../../../../src/kernel/same-value';
import type {
  ActivityView,
  OperationView,
} from '../../../../src/modules/moves/contract/activity.view';
import type { ScheduledPart } from '../form/activity-parts';
import type { ActivityValues, OperationValues } from '../form/values';

const timesOf = ({ date, duration, requiresLift, bookingEnvelope }: OperationValues): unknown[] => [
  date,
  duration,
  requiresLift,
  bookingEnvelope.startingDriveTime,
  bookingEnvelope.endingDriveTime,
];

/** Whether an operation stands on the server as it is on screen, so that it may be booked. */
export const isTimeSaved = (
  operation: OperationValues,
  stored: OperationView | null | undefined,
): boolean => Boolean(stored && sameValue(timesOf(stored), timesOf(operation)));

/** The same of a whole activity: its day, its lift and every operation. */
export const isScheduleSaved = (
  activity: Pick<ActivityValues, ScheduledPart>,
  stored: ActivityView | undefined,
): boolean =>
  stored !== undefined &&
  stored.activityDay === activity.activityDay &&
  stored.requiresLift === activity.requiresLift &&
  stored.operations.length === activity.operations.length &&
  activity.operations.every((operation) =>
    isTimeSaved(
      operation,
      stored.operations.find(({ _id }) => _id === operation._id),
    ),
  );

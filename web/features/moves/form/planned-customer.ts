import type { ActivityView, OperationView } from '#modules/moves/contract/activity.view.js';
import type { CustomerView } from '#modules/moves/contract/customer.view.js';
import { bookingEnvelope } from '#modules/moves/contract/envelope.js';
import { savable } from './savable';
import type { ActivityValues, CustomerValues, OperationValues } from './values';

/**
 * What identifies an operation on the page; one that is not stored yet is identified by its
 * position.
 */
export const operationKey = ({ _id }: { _id?: string }, at: number): string => _id ?? `new-${at}`;

/** The id under which an operation is stored by now; null if it is gone. */
export function storedIdOf(stored: CustomerView, activityId: string, key: string): string | null {
  const activity = stored.move.activities.find(({ _id }) => _id === activityId);
  const operations = activity?.operations ?? [];
  const known = operations.find(({ _id }) => _id === key);
  return (known ?? operations.find((_, at) => operationKey({}, at) === key))?._id ?? null;
}

function plannedOperation(operation: OperationValues, at: number): OperationView {
  const { date, bookingEnvelope: drives } = operation;
  // Cleared fields are null until a save names them.
  const duration = operation.duration ?? 0;
  const envelope = bookingEnvelope({
    date,
    duration,
    startingDriveTime: drives.startingDriveTime ?? 0,
    endingDriveTime: drives.endingDriveTime ?? 0,
  });
  return {
    ...operation,
    _id: operationKey(operation, at),
    duration,
    bookingEnvelope: {
      ...drives,
      ...envelope,
      bookingStart: envelope.bookingStart.toISOString(),
      jobStart: envelope.jobStart.toISOString(),
    },
  };
}

const plannedActivity = (activity: ActivityValues): ActivityView => ({
  ...activity,
  activityDay: activity.activityDay ?? '',
  locations: activity.locations.map((stop, at) => ({ ...stop, _id: stop._id ?? `new-${at}` })),
  operations: activity.operations.map(plannedOperation),
});

/** The customer as a save would store what is typed: what the small board shows and books. */
export function plannedCustomer(base: CustomerView, typed: CustomerValues): CustomerView {
  const values = savable(base, typed);
  return {
    ...values,
    move: { ...values.move, activities: values.move.activities.map(plannedActivity) },
  };
}

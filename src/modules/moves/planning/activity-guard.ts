import { conflict } from '../../../kernel/domain-error.js';
import { cleanAll } from '../../../kernel/validation/index.js';
import { MOVE_ERRORS } from '../contract/errors.js';
import { breaksActivityLock } from '../domain/activities/activity-lock.js';
import { isTrucked } from '../domain/activities/activity-state.js';
import type { StoredActivity } from '../move-state.js';
import type { LocationRow } from '../persistence/location.row.js';
import type { OperationRow } from '../persistence/operation.row.js';

const committed = () => conflict('ACTIVITY_COMMITTED', MOVE_ERRORS.ACTIVITY_COMMITTED);

/** Where an operation stands in its list is nobody's promise. */
const lockedOperation = ({ id, position: _place, ...operation }: OperationRow) => ({
  ...operation,
  _id: id,
});

/** Legs are the server's: that one must be fetched again is no change of a person's. */
const lockedLocation = (location: LocationRow) => ({
  ...location,
  driveTime: null,
  driveDistance: null,
  driveTimeFetchStatus: null,
});

const lockedActivity = ({ operations, locations, ...activity }: StoredActivity) => ({
  ...activity,
  locations: locations.map(lockedLocation),
  operations: operations.map(lockedOperation),
});

/** What was stored before stray characters were taken out comes back without them, and is no change. */
const locked = (activity: StoredActivity): ReturnType<typeof lockedActivity> =>
  cleanAll(lockedActivity(activity)) as ReturnType<typeof lockedActivity>;

/**
 * While any operation has a truck, only notes, alerts and operations without one may change.
 * @throws DomainError 409 ACTIVITY_COMMITTED
 */
export function guardActivity(before: StoredActivity, after: StoredActivity): void {
  if (breaksActivityLock(locked(before), locked(after))) throw committed();
}

/** @throws DomainError 409 ACTIVITY_COMMITTED while any operation has a truck */
export function requireUntrucked(activities: readonly StoredActivity[]): void {
  if (activities.some(({ operations }) => isTrucked(operations))) throw committed();
}

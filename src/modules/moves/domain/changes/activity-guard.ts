import { conflict } from '#kernel/domain-error.js';
import { cleanAll } from '#kernel/clean-text.js';
import { MOVE_ERRORS } from '../move-errors.js';
import { breaksActivityLock } from '../activities/activity-lock.js';
import { isTrucked } from '../activities/activity-state.js';
import type { Activity } from '../activity.js';
import type { Operation } from '../operation.js';
import type { Stop } from '../stop.js';

const committed = () => conflict('ACTIVITY_COMMITTED', MOVE_ERRORS.ACTIVITY_COMMITTED);

const lockedOperation = ({ id, ...operation }: Operation) => ({
  ...operation,
  _id: id,
});

/** Legs are the server's: that one must be fetched again is not a person's change. */
const lockedLocation = (location: Stop) => ({
  ...location,
  driveTime: null,
  driveDistance: null,
  driveTimeFetchStatus: null,
});

const lockedActivity = ({ operations, locations, ...activity }: Activity) => ({
  ...activity,
  locations: locations.map(lockedLocation),
  operations: operations.map(lockedOperation),
});

/**
 * Text stored before stray characters were removed comes back without them; that is not a change.
 */
const locked = (activity: Activity): ReturnType<typeof lockedActivity> =>
  cleanAll(lockedActivity(activity)) as ReturnType<typeof lockedActivity>;

/**
 * While any operation has a truck, only what stays free may change: `FREE_WHILE_TRUCKED` and, of stops,
 * `FREE_STOP_FIELDS`.
 * @throws DomainError 409 ACTIVITY_COMMITTED
 */
export function guardActivity(before: Activity, after: Activity): void {
  if (breaksActivityLock(locked(before), locked(after))) throw committed();
}

/** @throws DomainError 409 ACTIVITY_COMMITTED while any operation has a truck */
export function requireUntrucked(activities: readonly Activity[]): void {
  if (activities.some(({ operations }) => isTrucked(operations))) throw committed();
}

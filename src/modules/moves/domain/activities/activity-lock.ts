import { sameValue } from '#kernel/same-value.js';
import { hasTruck, isTrucked, type Truckable } from './activity-state.js';

export interface LockedOperation extends Truckable {
  _id?: string;
}

/**
 * An activity as stored, and as it would be after a write; the caller leaves out the server's own
 * fields.
 */
export interface LockedActivity<O extends LockedOperation = LockedOperation> {
  notes?: unknown;
  alerts?: unknown;
  operations: readonly O[];
}

/**
 * What may change in an activity while a truck is assigned; in `operations`, those without a truck.
 */
export const FREE_WHILE_TRUCKED = ['notes', 'alerts', 'operations'] as const;

const isFree = (field: string): boolean => FREE_WHILE_TRUCKED.some((free) => free === field);

const lockedFields = (activity: object): object =>
  Object.fromEntries(Object.entries(activity).filter(([field]) => !isFree(field)));

/**
 * Whether a write would change what a truck locks: anything but notes, alerts and operations
 * without a truck. Values sent back unchanged do not count as changes (R-MOVE-9).
 */
export function breaksActivityLock<O extends LockedOperation>(
  stored: LockedActivity<O>,
  next: LockedActivity<O>,
): boolean {
  if (!isTrucked(stored.operations)) return false;
  if (!sameValue(lockedFields(stored), lockedFields(next))) return true;
  return stored.operations.filter(hasTruck).some(
    (held) =>
      !sameValue(
        held,
        next.operations.find((operation) => operation._id === held._id),
      ),
  );
}

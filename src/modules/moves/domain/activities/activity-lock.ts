import { sameValue } from '#kernel/same-value.js';
import { fieldsThat } from '../field-rule.js';
import { ACTIVITY_RULES } from '../move-fields.js';
import type { FieldRule, FieldsWith } from '../field-rule.js';
import { LEVELS_BELOW } from '../move-tree.js';
import { FREE_STOP_FIELDS } from '../stop-fields.js';
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
  locations?: readonly object[];
  operations: readonly O[];
}

const isFree = ({ freeWhileBooked }: FieldRule): boolean => freeWhileBooked === true;

/**
 * What may change in an activity while a truck is assigned; in `operations`, those without a truck.
 */
export const FREE_WHILE_TRUCKED: readonly FreeWhileTrucked[] = [
  ...(fieldsThat(ACTIVITY_RULES, isFree) as FreeField[]),
  'operations',
];
type FreeField = FieldsWith<typeof ACTIVITY_RULES, { readonly freeWhileBooked: true }>;
type FreeWhileTrucked = FreeField | 'operations';

const without = (thing: object, free: readonly string[]): object =>
  Object.fromEntries(Object.entries(thing).filter(([field]) => !free.includes(field)));

/** Nothing locks what is listed of a stop. */
const FREE_OF_STOPS = [...FREE_STOP_FIELDS, ...LEVELS_BELOW.locations];

const lockedFields = ({ locations = [], ...activity }: LockedActivity): object => ({
  ...without(activity, FREE_WHILE_TRUCKED),
  locations: locations.map((stop) => without(stop, FREE_OF_STOPS)),
});

/**
 * Whether a write would change what a truck locks: anything but notes, what is moved, operations
 * without a truck, and in the stops the way to the door and what is packed. Values sent back
 * unchanged do not count as changes (R-MOVE-9).
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

import { sameValue } from '#kernel/same-value.js';
import {
  FREE_OF_STOPS,
  FREE_WHILE_TRUCKED,
  hasTruck,
  isTrucked,
} from '#modules/moves/contract/activity-rules.js';
import { withBlankItemsFilled, withoutBlankItems } from './item-values';
import { unsavedChanges } from './changes';
import { pick } from './activity-parts';
import { LEG_FIELDS } from './legs-to';
import { inZone, onDay } from './rebased';
import type { ActivityValues, CustomerValues, LocationValues, OperationValues } from './values';

/*
 * While a truck is assigned the server accepts only certain changes to an activity; stops change together with
 * the booking. What else was typed before somebody assigned it cannot be saved then, and must not keep the rest
 * from being saved.
 */

const isLocked = (stored: ActivityValues | undefined): stored is ActivityValues =>
  stored !== undefined && isTrucked(stored.operations);

/** Those on a truck as they are stored, the others as they are typed. */
function savableOperations(stored: ActivityValues, typed: ActivityValues): OperationValues[] {
  const held = stored.operations.filter(hasTruck);
  const isTyped = ({ _id }: OperationValues): boolean =>
    typed.operations.some((operation) => operation._id === _id);
  return [
    ...held.filter((operation) => !isTyped(operation)),
    ...typed.operations.map(
      (operation) => held.find(({ _id }) => _id === operation._id) ?? operation,
    ),
  ];
}

const freeOf = (stop: LocationValues): object =>
  Object.fromEntries(Object.entries(stop).filter(([field]) => FREE_OF_STOPS.includes(field)));

/** What the server finds out about a stop. */
const FOUND_OUT: readonly string[] = [
  ...LEG_FIELDS,
  ...['placedBy', 'zone', 'isProblem', 'problemReason', 'hasExcessInventory', 'itemVolume'],
];
const heldOf = (stop: LocationValues): object =>
  Object.fromEntries(
    Object.entries(stop).filter(
      ([field]) => !FREE_OF_STOPS.includes(field) && !FOUND_OUT.includes(field),
    ),
  );

/** Whether the stops of a booked day are others, or what holds its booking is typed otherwise: it is booked again. */
const isReworked = (stored: ActivityValues, typed: ActivityValues): boolean =>
  !sameValue(stored.locations.map(heldOf), typed.locations.map(heldOf));

/** Stops as a body says them: a worktime that nobody typed is said to be filled in. */
export const sentStops = (stops: readonly LocationValues[]): object[] =>
  stops.map((stop) => ({ ...stop, worktimeTyped: stop.worktimeTyped || null }));

/** What is sent of the stops of a locked activity: nothing if none of it changed. */
function stopsBody(stored: ActivityValues, savable: ActivityValues): object {
  if (isReworked(stored, savable)) return { locations: sentStops(savable.locations) };
  const own = savable.locations.map((stop) => ({ _id: stop._id, ...freeOf(stop) }));
  const before = stored.locations.map((stop) => ({ _id: stop._id, ...freeOf(stop) }));
  return sameValue(own, before) ? {} : { locations: own };
}

function savableActivity(
  stored: ActivityValues | undefined,
  typed: ActivityValues,
  timezone: string,
): ActivityValues {
  if (!isLocked(stored)) return typed;
  const operations = savableOperations(stored, typed);
  const { activityDay } = stored;
  return {
    ...stored,
    ...pick(typed, FREE_WHILE_TRUCKED),
    locations: typed.locations,
    operations:
      activityDay === null || activityDay === typed.activityDay
        ? operations
        : onDay(operations, activityDay, timezone),
  };
}

/** What is typed over the version `base`, as far as the server would accept it. */
export function savable(base: CustomerValues, typed: CustomerValues): CustomerValues {
  const { activities } = base.move;
  if (!activities.some(isLocked)) return typed;
  const ofOneBranch = inZone(typed.move.activities, typed.branch.timezone, base.branch.timezone);
  return {
    ...typed,
    branchId: base.branchId,
    branch: base.branch,
    move: {
      ...typed.move,
      activities: ofOneBranch.map((activity) => {
        const stored = activities.find(({ _id }) => _id === activity._id);
        return savableActivity(stored, activity, base.branch.timezone);
      }),
    },
  };
}

/**
 * What is sent: of a locked activity only what may change, so that nothing that is stored
 * incomplete or was changed elsewhere meanwhile gets in the way.
 */
export const saveBody = (base: CustomerValues, typed: CustomerValues): object =>
  bodyOf(base, withoutBlankItems(typed));

/** The same as it is checked: its faults are at the fields of the form. */
export const judgedBody = (base: CustomerValues, typed: CustomerValues): object =>
  bodyOf(base, withBlankItemsFilled(typed));

function bodyOf(base: CustomerValues, typed: CustomerValues): object {
  const values = savable(base, typed);
  const activities = values.move.activities.map((activity) => {
    const stored = base.move.activities.find(({ _id }) => _id === activity._id);
    return isLocked(stored)
      ? {
          ...pick(activity, ['_id', 'transitInfo', ...FREE_WHILE_TRUCKED]),
          ...stopsBody(stored, activity),
        }
      : { ...activity, locations: sentStops(activity.locations) };
  });
  return { ...values, move: { ...values.move, activities } };
}

/** A booked day whose stops change: it is saved and booked again in one. */
export interface Rework {
  activityId: string;
  /** Of the page's list. */
  index: number;
  activityDay: string;
  /** Where each operation stays. */
  operations: { _id: string; truck: string | null }[];
  activity: { locations: object[] };
  /** What is stored then. */
  after: CustomerValues;
}

/** The first booked day that is to be booked again, over the version `base`. */
export function nextRework(base: CustomerValues, typed: CustomerValues): Rework | null {
  const values = savable(base, withoutBlankItems(typed));
  for (const [index, activity] of values.move.activities.entries()) {
    const stored = base.move.activities.find(({ _id }) => _id === activity._id);
    if (!isLocked(stored) || stored.activityDay === null || !isReworked(stored, activity)) continue;
    const { _id: activityId, activityDay } = stored;
    const { locations } = activity;
    const activities = base.move.activities.map((one) =>
      one._id === activityId ? { ...one, locations } : one,
    );
    return {
      ...{ activityId: activityId ?? '', index, activityDay },
      operations: stored.operations.flatMap(({ _id, truck }) => (_id ? [{ _id, truck }] : [])),
      activity: { locations: sentStops(locations) },
      after: { ...base, move: { ...base.move, activities } },
    };
  }
  return null;
}

/** What is typed and not saved, each thing once and in words. */
export interface Unsaved {
  /** What a save would store. */
  changes: string[];
  /** What it cannot while trucks are assigned. */
  locked: string[];
}

export function unsavedOf(base: CustomerValues, typed: CustomerValues): Unsaved {
  const entered = withoutBlankItems(typed);
  const values = savable(base, entered);
  return {
    changes: unsavedChanges(base, values),
    locked: values === entered ? [] : unsavedChanges(values, entered),
  };
}

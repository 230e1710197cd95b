import { byTheYard } from '../linking/linked-operation.js';
import { refreshDrive, wantedHours } from '../transit/drive-input.js';
import { effectiveLegs } from '../transit/hold.js';
import { operationEnds } from '../transit/operation-ends.js';
import { withDrives } from './changed-operation.js';
import type { Activity } from '../activity.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';

/**
 * An operation whose drives follow the legs, unless it is booked or a person typed them.
 * @param before the activity before its legs were read anew
 */
export function followingLegs(
  operation: Operation,
  activity: Activity,
  before: Activity = activity,
): Operation {
  const legs = effectiveLegs(activity.locations, activity);
  const isBooked = operation.truck !== null;
  const was = operationEnds(operation, before);
  return withDrives(
    operation,
    refreshDrive(was.out, legs.startingDriveTime, isBooked),
    refreshDrive(was.back, legs.endingDriveTime, isBooked),
  );
}

/**
 * Hours that the drives of a booked operation should have, where they rest on less than what is known by now
 * (R-DRIVE-16); null where they are right.
 */
export function wantedDrives(
  operation: Operation,
  activity: Activity,
): { out: number | null; back: number | null } {
  const legs = effectiveLegs(activity.locations, activity);
  const { out, back } = operationEnds(operation, activity);
  return {
    out: wantedHours(out, legs.startingDriveTime),
    back: wantedHours(back, legs.endingDriveTime),
  };
}

/**
 * An operation off every board, without direct legs; what was fetched while it was booked applies
 * from now on.
 */
export const unplaced = (operation: Operation, activity: Activity): Operation =>
  followingLegs({ ...byTheYard(operation), truck: null, unassigned: false }, activity);

/** A move with all its operations off every board. */
export const withoutTrucks = (move: Move): Move => ({
  ...move,
  activities: move.activities.map((activity) => ({
    ...activity,
    operations: activity.operations.map((operation) => unplaced(operation, activity)),
  })),
});

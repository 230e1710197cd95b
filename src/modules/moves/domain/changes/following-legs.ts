import { byTheYard } from '../linking/linked-operation.js';
import { refreshDrive } from '../transit/drive-input.js';
import { effectiveLegs } from '../transit/hold.js';
import { withDrives } from './changed-operation.js';
import type { Activity } from '../activity.js';
import type { Move } from '../move.js';
import type { Operation } from '../operation.js';

/** An operation whose drives follow the legs, unless it is booked or a person typed them. */
export function followingLegs(
  operation: Operation,
  { locations, startingDriveTime, endingDriveTime }: Activity,
): Operation {
  const legs = effectiveLegs(locations, { startingDriveTime, endingDriveTime });
  const isBooked = operation.truck !== null;
  const drive = (hours: number, isPersons: boolean, leg: number | null) =>
    refreshDrive({ hours, isPersons }, leg, isBooked);
  return withDrives(
    operation,
    drive(operation.startingDriveTime, operation.startingTyped, legs.startingDriveTime),
    drive(operation.endingDriveTime, operation.endingTyped, legs.endingDriveTime),
  );
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

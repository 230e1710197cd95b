import { refreshDrive } from '../domain/transit/drive-input.js';
import { effectiveLegs } from '../domain/transit/hold.js';
import type { StoredActivity } from '../move-state.js';
import type { OperationRow } from '../persistence/operation.row.js';
import { withDrives } from './plan-operation.js';

/** An operation whose drives follow the legs, unless it is booked or a person typed them. */
export function followingLegs(
  operation: OperationRow,
  { locations, startingDriveTime, endingDriveTime }: StoredActivity,
): OperationRow {
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

/** An operation off every board; what a refresh told while it was booked holds for it from now on. */
export const unplaced = (operation: OperationRow, activity: StoredActivity): OperationRow =>
  followingLegs({ ...operation, truck: null, unassigned: false }, activity);

/** An operation on the Unassigned row; its start stays, its drives follow as `unplaced` ones do. */
export const onUnassignedRow = (operation: OperationRow, activity: StoredActivity): OperationRow =>
  followingLegs({ ...operation, truck: null, unassigned: true }, activity);

/** An operation on a truck; its time is not touched. */
export const onTruck = (operation: OperationRow, truck: string): OperationRow => ({
  ...operation,
  truck,
  unassigned: false,
});

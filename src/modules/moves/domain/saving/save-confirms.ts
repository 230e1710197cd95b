import { isHold, type StopWork } from '../work-types.js';

/** What the page checks before it saves; hours as decimals. */
export interface ConfirmedOnSave {
  estHours: number;
  locations: readonly StopWork[];
  operations: readonly {
    duration: number;
    startingDriveTime: number;
    endingDriveTime: number;
  }[];
}

const DURATION_MISMATCH_QUESTION =
  'At least one operation has a duration mismatch with one of the activities estimate hours. Do you want to save anyway?';
export const DRIVE_BUFFER_QUESTION =
  'At least one drive buffer is scheduled without drive time, do you want to save anyway?';

const hasDurationMismatch = (activities: readonly ConfirmedOnSave[]): boolean =>
  activities.some(({ estHours, operations }) =>
    operations.some(({ duration }) => duration !== estHours),
  );

function lacksDriveTime({ locations, operations }: ConfirmedOnSave): boolean {
  if (locations.length === 0) return false;
  const drivesOut = !isHold(locations[0]);
  const drivesBack = !isHold(locations.at(-1));
  return operations.some(
    ({ startingDriveTime, endingDriveTime }) =>
      (drivesOut && startingDriveTime === 0) || (drivesBack && endingDriveTime === 0),
  );
}

/** A drive buffer of 0 at an end that is not Hold (R-SAVE-8). */
const hasDriveBufferWithoutTime = (activities: readonly ConfirmedOnSave[]): boolean =>
  activities.some(lacksDriveTime);

/** The questions to ask, in their order. */
export const saveQuestions = (activities: readonly ConfirmedOnSave[]): string[] => [
  ...(hasDurationMismatch(activities) ? [DURATION_MISMATCH_QUESTION] : []),
  ...(hasDriveBufferWithoutTime(activities) ? [DRIVE_BUFFER_QUESTION] : []),
];

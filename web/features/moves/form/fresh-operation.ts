import { ceilToQuarter } from '../../../../src/kernel/time-window';
import {
  computedDrive,
  newOperation,
} from '../../../../src/modules/moves/contract/operation-times';
import { legsAtEnds } from './end-drives';
import type { ActivityValues, OperationValues } from './values';

const LEAST_HOURS = 1;

/** Another truck's share of an activity, with the defaults that the server would give it. */
export function freshOperation(activity: ActivityValues, timezone: string): OperationValues | null {
  if (!activity.activityDay) return null;
  const { startingDriveTime, endingDriveTime } = legsAtEnds(activity);
  const { date, duration, moverCount } = newOperation({
    ...activity,
    activityDay: activity.activityDay,
    timezone,
    firstLegHours: startingDriveTime,
  });
  const hours = Math.max(LEAST_HOURS, ceilToQuarter(duration));
  const drives = {
    startingDriveTime: computedDrive(startingDriveTime).hours,
    endingDriveTime: computedDrive(endingDriveTime).hours,
  };
  return {
    truck: null,
    unassigned: false,
    moverCount,
    duration: hours,
    date: date.toISOString(),
    timezone,
    earlyStart: false,
    earlyStartNotes: '',
    requiresLift: false,
    bookingEnvelope: {
      ...drives,
      bookingStart: date.toISOString(),
      bookingDuration: drives.startingDriveTime + hours + drives.endingDriveTime,
      jobStart: date.toISOString(),
      jobDuration: hours,
    },
  };
}

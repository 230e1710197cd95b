import { isLocalDate } from '#kernel/local-date.js';
import { newOperation } from '#modules/moves/contract/operation-times.js';
import { legsAtEnds } from './end-drives';
import type { ActivityValues, OperationValues } from './values';

/** Another truck's share of an activity, with the defaults that the server would give it. */
export function freshOperation(activity: ActivityValues, timezone: string): OperationValues | null {
  const { activityDay } = activity;
  if (!isLocalDate(activityDay)) return null;
  const legs = legsAtEnds(activity);
  const { date, duration, moverCount, ...drives } = newOperation({
    ...activity,
    activityDay,
    timezone,
    legs,
  });
  const start = date.toISOString();
  return {
    truck: null,
    unassigned: false,
    moverCount,
    duration,
    date: start,
    timezone,
    earlyStart: false,
    earlyStartNotes: '',
    requiresLift: false,
    arrivalWindow: null,
    bookingEnvelope: {
      ...drives,
      bookingStart: start,
      bookingDuration: drives.startingDriveTime + duration + drives.endingDriveTime,
      jobStart: start,
      jobDuration: duration,
    },
    follows: null,
    followedBy: null,
    yardLegs: { out: drives.startingDriveTime, back: drives.endingDriveTime },
  };
}

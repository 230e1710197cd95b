import type { EstimateConstants } from '../estimates/estimate-constants.js';
import { followingLegs } from './following-legs.js';
import { withEstimates } from './with-estimates.js';
import type { Activity } from '../activity.js';
import type { Stop } from '../stop.js';
import { hasPosition } from '../transit/placed-stops.js';

/** Exact figures of one drive; null if no road goes there or an end has no position. */
export interface FetchedLeg {
  miles: number;
  hours: number;
}

const MILES_DECIMALS = 2;
const HOURS_DECIMALS = 4;

function withLeg(location: Stop, leg: FetchedLeg | null | undefined): Stop {
  if (!hasPosition(location)) return { ...location, driveTimeFetchStatus: 'NeedsCoordinates' };
  if (!leg) return { ...location, driveTimeFetchStatus: 'InError' };
  return {
    ...location,
    driveDistance: Number(leg.miles.toFixed(MILES_DECIMALS)),
    driveTime: Number(leg.hours.toFixed(HOURS_DECIMALS)),
    driveTimeFetchStatus: 'Done',
  };
}

const hoursOf = (leg: FetchedLeg | null | undefined): number | null =>
  leg ? Number(leg.hours.toFixed(HOURS_DECIMALS)) : null;

/**
 * An activity with freshly fetched legs (to each stop, then back to the branch). A leg that could
 * not be fetched keeps what is known; operations without a truck follow unless a person typed
 * theirs.
 */
export function withDriveTimes(
  activity: Activity,
  legs: readonly (FetchedLeg | null)[],
  constants: EstimateConstants,
): Activity {
  const refreshed: Activity = {
    ...activity,
    startingDriveTime: hoursOf(legs[0]) ?? activity.startingDriveTime,
    endingDriveTime: hoursOf(legs.at(-1)) ?? activity.endingDriveTime,
    transitVersion: activity.transitVersion + 1,
    locations: activity.locations.map((location, index) => withLeg(location, legs[index])),
  };
  return withEstimates(
    {
      ...refreshed,
      operations: activity.operations.map((operation) =>
        followingLegs(operation, refreshed, activity),
      ),
    },
    constants,
  );
}

/** An activity whose legs are to be fetched, or could not be. */
export const withFetchStatus = (
  activity: Activity,
  status: 'EligibleForFetching' | 'InError',
): Activity => ({
  ...activity,
  locations: activity.locations.map((location) => ({
    ...location,
    driveTimeFetchStatus: hasPosition(location) ? status : 'NeedsCoordinates',
  })),
});

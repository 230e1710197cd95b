import type { RoutePoint } from '../transit/drive-route.js';
import { isHold } from '../work-types.js';
import type { StopWork } from '../work-types.js';

interface PlacedStop extends StopWork {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Where a truck comes to at a stop; null without a position, and where the work is Hold. */
export function drivenTo(stop: PlacedStop | undefined): RoutePoint | null {
  if (!stop || isHold(stop)) return null;
  const { latitude, longitude } = stop;
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A drive to ask the maps service for. */
export interface WantedLeg {
  readonly from: RoutePoint;
  readonly to: RoutePoint;
  readonly departure: Date;
}

/** The drive from one job's last stop to the next one's first; null where an end is not known. */
export const legBetween = (
  followed: { lastStop: RoutePoint | null; jobEnd: Date },
  follower: { firstStop: RoutePoint | null },
): WantedLeg | null =>
  followed.lastStop && follower.firstStop
    ? { from: followed.lastStop, to: follower.firstStop, departure: followed.jobEnd }
    : null;

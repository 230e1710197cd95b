import { plusHours } from '#kernel/time-window.js';
import type { Activity } from '../activity.js';
import type { MoveBranch } from '../move.js';

/** Degrees. */
export interface RoutePoint {
  latitude: number;
  longitude: number;
}

/** One drive of an activity; null if an end has no position yet. */
export interface RouteLeg {
  from: RoutePoint | null;
  to: RoutePoint | null;
  departure: Date;
}

/** The drives of an activity: to each stop in order, then back to the branch. */
export interface DriveRoute {
  /** `routeKey`. */
  key: string;
  timezone: string;
  legs: RouteLeg[];
}

interface MaybePoint {
  latitude: number | null;
  longitude: number | null;
}

const pointOf = ({ latitude, longitude }: MaybePoint): RoutePoint | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

/** First start and last end of the work; the drives between are spread evenly. */
function workOf({ operations }: Activity): { start: Date; hours: number } | null {
  const starts = operations.map(({ date }) => date.getTime());
  if (starts.length === 0) return null;
  const ends = operations.map(({ date, duration }) => plusHours(date, duration).getTime());
  const first = Math.min(...starts);
  return { start: new Date(first), hours: (Math.max(...ends) - first) / 3_600_000 };
}

/** Equal as long as every address, position and the order are the same. */
export const routeKey = ({ locations }: Activity, branch: MoveBranch): string =>
  JSON.stringify([
    branch.id,
    pointOf(branch),
    ...locations.map((stop) => [stop.id, stop.normalizedStreetAddress, pointOf(stop)]),
  ]);

/** `fallback`: when the work would start if the activity has no operation. */
export function driveRoute(activity: Activity, branch: MoveBranch, fallback: Date): DriveRoute {
  const { locations } = activity;
  const home = pointOf(branch);
  const work = workOf(activity) ?? { start: fallback, hours: activity.estHours };
  const points = [home, ...locations.map(pointOf), home];
  const legs = points.slice(1).map((to, index) => ({
    from: points[index] ?? null,
    to,
    departure: plusHours(work.start, (work.hours * index) / Math.max(1, locations.length)),
  }));
  return {
    key: routeKey(activity, branch),
    timezone: branch.timezone,
    legs: locations.length === 0 ? [] : legs,
  };
}

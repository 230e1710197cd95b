import { lineOf } from '#kernel/clean-text.js';
import type { Stop } from '../stop.js';
import { hasPosition } from '../transit/placed-stops.js';

const placeOf = (location: Stop | undefined, branchId: string): string =>
  location
    ? `${location.latitude},${location.longitude} ${lineOf(location.normalizedStreetAddress)}`
    : branchId;

/** Each stop's leg as `from > to`; the last one also ends the leg back to the branch. */
function legsOf(locations: readonly Stop[], branchId: string): Map<string, string> {
  return new Map(
    locations.map((location, index) => [
      location.id,
      `${placeOf(locations[index - 1], branchId)} > ${placeOf(location, branchId)}`,
    ]),
  );
}

/** What the legs of an activity connect. */
export interface Route {
  locations: readonly Stop[];
  branchId: string;
}

/**
 * The stops after a write, with legs that now lead elsewhere marked for fetching: their figures
 * belong to another drive. If the branch changes, all of them may be marked.
 */
export function withStaleLegs(before: Route, after: Route): Stop[] {
  const former = legsOf(before.locations, before.branchId);
  const legs = legsOf(after.locations, after.branchId);
  const endsElsewhere =
    placeOf(before.locations.at(-1), '') !== placeOf(after.locations.at(-1), '') ||
    before.branchId !== after.branchId;
  return after.locations.map((location, index) => {
    if (!hasPosition(location)) return { ...location, ...UNKNOWN, driveTimeFetchStatus: WAITING };
    if (former.get(location.id) !== legs.get(location.id)) {
      return { ...location, ...UNKNOWN, driveTimeFetchStatus: ELIGIBLE };
    }
    const isLast = index === after.locations.length - 1;
    const mustFetch = before.branchId !== after.branchId || (isLast && endsElsewhere);
    return mustFetch ? { ...location, driveTimeFetchStatus: ELIGIBLE } : location;
  });
}

const UNKNOWN = { driveTime: null, driveDistance: null };
const WAITING = 'NeedsCoordinates' as const;
const ELIGIBLE = 'EligibleForFetching' as const;

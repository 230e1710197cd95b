import type { DriveTimeFetchStatus } from '../../../../src/modules/moves/contract/move-terms';
import type { LocationValues } from './values';

const placeOf = (location: LocationValues | undefined): string =>
  location
    ? `${location.latitude},${location.longitude} ${location.normalizedStreetAddress}`
    : 'branch';

const legs = (locations: readonly LocationValues[]): Map<string, string> =>
  new Map(
    locations.map((location, at) => [
      location._id ?? `new ${at}`,
      `${placeOf(locations[at - 1])} > ${placeOf(location)}`,
    ]),
  );

export interface StaleLeg {
  index: number;
  status: DriveTimeFetchStatus;
}

/** The stops to which the drive leads from or to another place than before: their figures are void. */
export function staleLegs(
  before: readonly LocationValues[],
  after: readonly LocationValues[],
): StaleLeg[] {
  const former = legs(before);
  return [...legs(after)].flatMap(([id, leg], index) => {
    if (former.get(id) === leg) return [];
    const known = after[index]?.latitude !== null;
    return [{ index, status: known ? 'EligibleForFetching' : 'NeedsCoordinates' } as const];
  });
}

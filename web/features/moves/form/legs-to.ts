import type { LocationValues } from './values';

/** Where a leg begins or ends; two that are equal are the same place. */
export const placeOf = (location: LocationValues | undefined): string =>
  location
    ? `${location.latitude},${location.longitude} ${location.normalizedStreetAddress}`
    : 'branch';

const legAt = (locations: readonly LocationValues[], at: number): string =>
  `${placeOf(locations[at - 1])} > ${placeOf(locations[at])}`;

/** What is known of the drive to a stop. */
export const LEG_FIELDS = ['driveTime', 'driveDistance', 'driveTimeFetchStatus'] as const;
export type Leg = Pick<LocationValues, (typeof LEG_FIELDS)[number]>;

/** A leg from or to somewhere else than the stored one. */
export const unknownLeg = ({ latitude }: LocationValues): Leg => ({
  driveTime: null,
  driveDistance: null,
  driveTimeFetchStatus: latitude === null ? 'NeedsCoordinates' : 'EligibleForFetching',
});

/**
 * The leg to each stop as it is typed: the stored one if it connects the same places, otherwise
 * unknown until it is fetched again.
 */
export function legsTo(stored: readonly LocationValues[], typed: readonly LocationValues[]): Leg[] {
  const known = new Map(
    stored.map(({ driveTime, driveDistance, driveTimeFetchStatus }, at) => [
      legAt(stored, at),
      { driveTime, driveDistance, driveTimeFetchStatus },
    ]),
  );
  return typed.map((location, at) => known.get(legAt(typed, at)) ?? unknownLeg(location));
}

import type { LegView } from '#modules/maps/contract/place.view.js';
import { hasTruck, isHold } from '#modules/moves/contract/activity-rules.js';
import { computedDrive } from '#modules/moves/contract/operation-times.js';
import { ENDS } from '../form/end-drives';
import { placeOf } from '../form/legs-to';
import type { ActivityValues, LocationValues } from '../form/values';
import type { Drive } from './route-of';

type End = (typeof ENDS)[number];

/** Legs that were asked for, by the keys of their drives. */
export type KnownLegs = ReadonlyMap<string, LegView>;

/** As the server rounds them. */
const MILES_DECIMALS = 2;
const HOURS_DECIMALS = 4;

const hoursOf = ({ hours }: LegView): number => Number(hours.toFixed(HOURS_DECIMALS));

const stopAt = (locations: readonly LocationValues[], end: End): LocationValues | undefined =>
  end === 'startingDriveTime' ? locations[0] : locations.at(-1);

/** Whether the drive at an end is the one that is stored. */
function isStored(end: End, typed: ActivityValues, stored: ActivityValues | undefined): boolean {
  const was = stored && stopAt(stored.locations, end);
  return (
    was?.driveTimeFetchStatus === 'Done' && placeOf(was) === placeOf(stopAt(typed.locations, end))
  );
}

const isUnknown = ({ driveTime, driveTimeFetchStatus }: LocationValues): boolean =>
  driveTime === null && driveTimeFetchStatus === 'EligibleForFetching';

/** The drives that nobody has measured yet: those that what is typed made new. */
export function newDrives(
  typed: ActivityValues,
  stored: ActivityValues | undefined,
  route: readonly (Drive | null)[],
): Drive[] {
  const { locations } = typed;
  if (locations.length === 0) return [];
  return route.filter((drive, at): drive is Drive => {
    const stop = locations[at];
    return drive !== null && (stop ? isUnknown(stop) : !isStored('endingDriveTime', typed, stored));
  });
}

/** The drive at an end in hours; null while it is unknown. */
function endHours(
  end: End,
  typed: ActivityValues,
  stored: ActivityValues | undefined,
  leg: LegView | undefined,
): number | null {
  if (isStored(end, typed, stored)) return stored?.transitInfo[end] ?? null;
  return leg ? hoursOf(leg) : null;
}

/**
 * A day with the drives that are known by now. Drive Out and Drive Back follow them where no truck
 * is assigned and nobody typed another figure (R-DRIVE-12).
 */
export function withKnownDrives(
  typed: ActivityValues,
  stored: ActivityValues | undefined,
  route: readonly (Drive | null)[],
  known: KnownLegs,
): ActivityValues {
  const legAt = (at: number): LegView | undefined => known.get(route[at]?.key ?? '');
  const locations = typed.locations.map((stop, at) => {
    const leg = legAt(at);
    if (!leg || !isUnknown(stop)) return stop;
    const driveDistance = Number(leg.miles.toFixed(MILES_DECIMALS));
    return {
      ...stop,
      ...{ driveTime: hoursOf(leg), driveDistance, driveTimeFetchStatus: 'Done' as const },
    };
  });
  if (locations.length === 0) return typed;
  const transitInfo = { ...typed.transitInfo };
  let { operations } = typed;
  for (const end of ENDS) {
    const at = end === 'startingDriveTime' ? 0 : route.length - 1;
    const hours = endHours(end, typed, stored, legAt(at));
    const was = computedDrive(transitInfo[end]).hours;
    if (hours === null || hours === transitInfo[end] || isHold(stopAt(locations, end))) continue;
    transitInfo[end] = hours;
    operations = operations.map((operation) =>
      hasTruck(operation) || operation.bookingEnvelope[end] !== was
        ? operation
        : {
            ...operation,
            bookingEnvelope: { ...operation.bookingEnvelope, [end]: computedDrive(hours).hours },
          },
    );
  }
  return { ...typed, locations, transitInfo, operations };
}

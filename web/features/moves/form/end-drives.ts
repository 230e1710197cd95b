import { computedDrive, effectiveLegs } from '#modules/moves/contract/operation-times.js';
import { hasTruck, isHold } from '#modules/moves/contract/activity-rules.js';
import type { ActivityValues, OperationValues } from './values';

export const ENDS = ['startingDriveTime', 'endingDriveTime'] as const;
type End = (typeof ENDS)[number];

/** The drives of operations at an end before it became Hold, by operation and end. */
export type KeptDrives = Map<string, number>;

const keyOf = (operation: OperationValues, at: number, end: End): string =>
  `${operation._id ?? at} ${end}`;

const legOf = (activity: ActivityValues, end: End): number | null => {
  const { transitInfo, locations } = activity;
  const first = end === 'startingDriveTime' ? locations[0]?.driveTime : undefined;
  return transitInfo[end] || first || null;
};

/**
 * The operations after the work at the ends changed: at an end that became Hold they get no drive,
 * at one that is no longer Hold their former drive comes back. `held` remembers it and is changed.
 */
export function withEndDrives(
  before: ActivityValues,
  after: ActivityValues,
  held: KeptDrives,
): OperationValues[] {
  const ends: [End, boolean, boolean][] = [
    ['startingDriveTime', isHold(before.locations[0]), isHold(after.locations[0])],
    ['endingDriveTime', isHold(before.locations.at(-1)), isHold(after.locations.at(-1))],
  ];
  return after.operations.map((operation, at) => {
    if (hasTruck(operation)) return operation;
    const drives = { ...operation.bookingEnvelope };
    for (const [end, was, is] of ends) {
      const key = keyOf(operation, at, end);
      if (!was && is) {
        held.set(key, drives[end]);
        drives[end] = 0;
      } else if (was && !is) drives[end] = held.get(key) ?? computedDrive(legOf(after, end)).hours;
    }
    return { ...operation, bookingEnvelope: drives };
  });
}

/** The legs at the two ends that count now: 0 if the work is Hold. */
export const legsAtEnds = ({ locations, transitInfo }: ActivityValues) =>
  effectiveLegs(locations, transitInfo);

import {
  hasSharedDay,
  isStorageDimensions,
  PRE_SAVE_SENTENCES,
} from '#modules/moves/contract/saving.js';
import { isTrucked } from '#modules/moves/contract/activity-rules.js';
import { savable } from './savable';
import type { ActivityValues, CustomerValues } from './values';

const DIMENSIONS = 'Enter width and length, such as 10 x 20';

const storageFaults = ({ locations }: ActivityValues, path: string): [string, string][] =>
  locations.flatMap(({ locationType, dimensions }, at): [string, string][] =>
    locationType === 'Storage' && dimensions?.trim() && !isStorageDimensions(dimensions)
      ? [[`${path}.locations.${at}.dimensions`, DIMENSIONS]]
      : [],
  );

/** The days that another activity has, too: of those that were given theirs here, where there are such. */
function sharedDays(base: CustomerValues, activities: readonly ActivityValues[]): ActivityValues[] {
  const shared = activities.filter(({ _id, activityDay }) =>
    activities.some((other) => other._id !== _id && hasSharedDay([other.activityDay, activityDay])),
  );
  const moved = shared.filter(({ _id, activityDay }) =>
    base.move.activities.every((one) => one._id !== _id || one.activityDay !== activityDay),
  );
  return moved.length > 0 ? moved : shared;
}

/**
 * What the checks before a save find in single fields, by field (R-SAVE-5). What trucks lock can't be
 * mended there and is left to the save.
 */
export function pageFaults(base: CustomerValues, typed: CustomerValues): Record<string, string> {
  const { activities } = savable(base, typed).move;
  const shared = sharedDays(base, activities);
  const faults = activities.flatMap((activity, at): [string, string][] => {
    const stored = base.move.activities.find(({ _id }) => _id === activity._id);
    if (stored && isTrucked(stored.operations)) return [];
    const path = `move.activities.${at}`;
    const day: [string, string][] = shared.includes(activity)
      ? [[`${path}.activityDay`, PRE_SAVE_SENTENCES.sameDay]]
      : [];
    return [...day, ...storageFaults(activity, path)];
  });
  return Object.fromEntries(faults);
}

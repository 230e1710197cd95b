import type { WorkType } from '#modules/moves/contract/move-terms.js';
import type { ActivityValues } from '../form/values';

/** What a day still lacks before its hours and price are known. */
export interface Missing {
  /**
   * `stops`: an address or a whole stop; the rest is for the person to fill in, in its own field.
   */
  kind: 'stops' | 'day' | 'sizes';
  line: string;
}

const PICKUPS: readonly WorkType[] = ['Load', 'LoadAndUnload', 'Hold'];
const DROP_OFFS: readonly WorkType[] = ['Unload', 'LoadAndUnload', 'Hold'];
const SEE = 'to see hours and price';

const stops = (what: string): Missing => ({ kind: 'stops', line: `${what} ${SEE}` });

/** Goods that travel overnight stay on the truck at one end: Hold is that end. */
function missingStop(locations: ActivityValues['locations']): Missing | null {
  const bare = locations.findIndex(({ normalizedStreetAddress }) => !normalizedStreetAddress);
  if (bare >= 0) return stops(`Give location ${bare + 1} an address`);
  const works = locations.map(({ typeOfWOrk }) => typeOfWOrk);
  if (works.length > 0 && works.every((work) => work === 'Packing')) return null;
  const lacksPickup = !works.some((work) => PICKUPS.includes(work));
  const lacksDropOff = !works.some((work) => DROP_OFFS.includes(work));
  if (lacksPickup && lacksDropOff) return stops('Add a pickup and a drop-off');
  if (lacksPickup) return stops('Add a pickup');
  return lacksDropOff ? stops('Add a drop-off') : null;
}

/**
 * The first thing that a day lacks; null if hours and price are known. `isKnown`: whether the sizes
 * give hours.
 */
export function missingOf(
  { activityDay, locations }: Pick<ActivityValues, 'activityDay' | 'locations'>,
  isKnown: boolean,
): Missing | null {
  const stop = missingStop(locations);
  if (stop) return stop;
  if (!activityDay) return { kind: 'day', line: 'Choose the day to see which trucks are free' };
  return isKnown
    ? null
    : { kind: 'sizes', line: `Fill in what kind of place each location is ${SEE}` };
}

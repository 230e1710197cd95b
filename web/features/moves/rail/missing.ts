import {
  uncountedWords,
  type FigureStanding,
  type UncountedStop,
} from '#modules/moves/contract/estimating.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import type { ActivityValues, LocationValues } from '../form/values';

/** What a day still lacks before its hours and price are known. */
export interface Missing {
  /**
   * `stops`: an address or a whole stop. `usual`: a stop that most days have and this one was
   * saved without. The rest is for the person to fill in, in its own field.
   */
  kind: 'stops' | 'usual' | 'day' | 'sizes';
  line: string;
  /** The work of the stop to add, where a whole stop is missing. */
  adds?: WorkType;
  /** What the button of the next step says, where it adds no address. */
  button?: string;
  /** The stop to go to. */
  stop?: UncountedStop;
}

/** What a customer without any day lacks. */
export const NO_DAY: Missing = {
  kind: 'day',
  line: 'Add the day of the move to see hours and price',
};

const PICKUPS: readonly WorkType[] = ['Load', 'LoadAndUnload', 'Hold'];
const DROP_OFFS: readonly WorkType[] = ['Unload', 'LoadAndUnload', 'Hold'];
const SEE = 'to see hours and price';

type Stops = readonly Pick<LocationValues, 'normalizedStreetAddress' | 'typeOfWOrk'>[];

const stops = (what: string, adds?: WorkType): Missing => ({
  kind: 'stops',
  line: `${what} ${SEE}`,
  adds,
});

/** Goods that travel overnight stay on the truck at one end: Hold is that end. */
function missingStop(locations: Stops): Missing | null {
  const bare = locations.findIndex(({ normalizedStreetAddress }) => !normalizedStreetAddress);
  if (bare >= 0) return stops(`Give location ${bare + 1} an address`);
  const works = locations.map(({ typeOfWOrk }) => typeOfWOrk);
  if (works.length > 0 && works.every((work) => work === 'Packing')) return null;
  const lacksPickup = !works.some((work) => PICKUPS.includes(work));
  const lacksDropOff = !works.some((work) => DROP_OFFS.includes(work));
  const vague = works.indexOf('');
  if (vague >= 0 && (lacksPickup || lacksDropOff))
    return {
      ...stops(`Choose the type of work of location ${vague + 1}`),
      button: 'Choose type of work',
    };
  if (lacksPickup && lacksDropOff) return stops('Add a pickup and a drop-off', 'Load');
  if (lacksPickup) return stops('Add a pickup', 'Load');
  return lacksDropOff ? stops('Add a drop-off', 'Unload') : null;
}

/** A day may be for loading or for unloading alone: once saved so, that is meant. */
function asMeant(missing: Missing, locations: Stops, saved: Stops): Missing {
  const isOneEnd = missing.adds !== undefined && locations.length > 0;
  if (!isOneEnd) return missing;
  const what = missing.adds === 'Load' ? 'a pickup' : 'a drop-off';
  if (saved.length > 0 && missingStop(saved)?.line === missing.line)
    return { kind: 'usual', line: `Most days have ${what} too` };
  return { ...missing, line: `${missing.line}, or save without one` };
}

/** What is known of the hours of a day. */
export type Known = Pick<FigureStanding, 'suggested' | 'isOpen' | 'uncounted'>;

/** What keeps hours that nobody decided from being known. */
function missingSize(
  locations: readonly Pick<LocationValues, 'typeOfWOrk' | 'packingEstTime'>[],
  { suggested, isOpen, uncounted: [stop] }: Known,
): Missing | null {
  if (stop) return { kind: 'sizes', line: uncountedWords(stop), stop };
  const packed = locations.findIndex(
    ({ typeOfWOrk, packingEstTime }) => typeOfWOrk === 'Packing' && !packingEstTime,
  );
  const line = `Type the packing time of location ${packed + 1} to see its hours`;
  return isOpen && !suggested && packed >= 0 ? { kind: 'sizes', line } : null;
}

/**
 * The first thing that a day lacks; null if hours and price are known. `saved`: the stops as stored.
 */
export function missingOf(
  { activityDay, locations }: Pick<ActivityValues, 'activityDay' | 'locations'>,
  standing: Known,
  saved: Stops = [],
): Missing | null {
  const stop = missingStop(locations);
  const meant = stop && asMeant(stop, locations, saved);
  if (meant?.kind === 'stops') return meant;
  if (!activityDay) return { kind: 'day', line: 'Choose the day to see which trucks are free' };
  return missingSize(locations, standing) ?? meant;
}

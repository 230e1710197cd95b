import type { WorkType } from '#modules/moves/contract/move-terms.js';
import { freshLocation } from '../form/fresh-location';
import { unknownLeg } from '../form/legs-to';
import type { ActivityValues, LocationValues } from '../form/values';

/** What belongs to one day's work at a place, not to the place. */
const OF_THE_DAY = [
  'isPacking',
  'packingEstTime',
  'packingEstCost',
  'packingAmounts',
  'worktime',
  'worktimeTyped',
  'worktimeEstimations',
  'currentEstimate',
  'hasExcessInventory',
  'items',
  'itemVolume',
] as const satisfies readonly (keyof LocationValues)[];

/** What belongs to a place in one contract: its fee, and what a save looks up anew for the next. */
const OF_THE_CONTRACT = [
  'zone',
  'useFee',
  'tripFee',
  'isProblem',
  'problemReason',
] as const satisfies readonly (keyof LocationValues)[];

const blankOf = (fields: readonly (keyof LocationValues)[]): Partial<LocationValues> => {
  const blank = freshLocation('');
  return Object.fromEntries(fields.map((field) => [field, blank[field]]));
};

/**
 * The same places for another day: with what they are like and how to get to the door, without the
 * figures of the day. What was packed is loaded next.
 */
export const copiedStops = (stops: readonly LocationValues[]): LocationValues[] =>
  stops.map((stop) => ({
    ...structuredClone(stop),
    ...blankOf(OF_THE_DAY),
    ...unknownLeg(stop),
    _id: undefined,
    typeOfWOrk: stop.typeOfWOrk === 'Packing' ? 'Load' : stop.typeOfWOrk,
  }));

/** The places of a former contract: as copied, without its fees and what went wrong there. */
export const takenStops = (stops: readonly LocationValues[]): LocationValues[] =>
  copiedStops(stops).map((stop) => ({ ...stop, ...blankOf(OF_THE_CONTRACT) }));

/** Whether anything would be lost if other stops took the place of these. */
export const hasAddress = (stops: readonly LocationValues[]): boolean =>
  stops.some(({ normalizedStreetAddress }) => normalizedStreetAddress !== '');

/** A day of the customer whose stops can be copied. */
export interface CopiedDay {
  _id: string;
  /** `YYYY-MM-DD`; null while it has none. */
  day: string | null;
  stops: readonly LocationValues[];
}

/** The other days that have stops; the nearest first, the one before among equals. */
export function daysToCopy(
  activities: readonly Pick<ActivityValues, '_id' | 'activityDay' | 'locations'>[],
  activityId: string,
): CopiedDay[] {
  const own = activities.find(({ _id }) => _id === activityId)?.activityDay ?? '';
  const away = ({ day }: CopiedDay): number =>
    Math.abs(Date.parse(day ?? '') - Date.parse(own)) || Number.MAX_SAFE_INTEGER;
  return activities
    .filter(({ _id, locations }) => _id !== activityId && locations.length > 0)
    .map(({ _id, activityDay, locations }) => ({ _id, day: activityDay, stops: locations }))
    .toSorted((a, b) => away(a) - away(b) || (a.day ?? '').localeCompare(b.day ?? ''));
}

const OTHER_END: Partial<Record<WorkType, WorkType>> = { Load: 'Unload', Unload: 'Load' };

export const canSwap = (stops: readonly LocationValues[]): boolean =>
  stops.some(({ typeOfWOrk }) => typeOfWOrk === 'Load') &&
  stops.some(({ typeOfWOrk }) => typeOfWOrk === 'Unload');

/** The way back: the other order of travel, loaded where it was unloaded. */
export const swappedEnds = (stops: readonly LocationValues[]): LocationValues[] =>
  stops
    .map((stop) => ({ ...stop, typeOfWOrk: OTHER_END[stop.typeOfWOrk] ?? stop.typeOfWOrk }))
    .toReversed();

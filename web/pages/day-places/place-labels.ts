import { counted } from '#kernel/counted.js';
import type { PersonPlaceView, TruckPlaceView } from '#modules/scheduling/contract/places.view.js';
import { UNAVAILABLE_NOTE } from '#modules/scheduling/contract/limits.js';
import { SEAT_NAMES } from '#modules/scheduling/contract/schedule-labels.js';

const joined = (parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

/**
 * Where somebody is today, in words.
 * @param elsewhere the branch's name where it is not their own, otherwise ''
 */
export function personPlaceLabel(
  { off, truckName, position }: Pick<PersonPlaceView, 'off' | 'truckName' | 'position'>,
  elsewhere: string,
): string {
  if (off) return 'Off';
  if (truckName === null || position === null) return joined(['On call', elsewhere]);
  return joined([truckName, SEAT_NAMES[position], elsewhere]);
}

const jobsLabel = (jobs: number): string => (jobs === 0 ? '' : counted(jobs, 'job'));

/** What a truck does today, in words. */
export function truckPlaceLabel({ jobs, crew, unavailable }: TruckPlaceView): string {
  const out =
    unavailable === null || unavailable === UNAVAILABLE_NOTE
      ? (unavailable ?? '')
      : `Unavailable: ${unavailable}`;
  return joined([out, jobsLabel(jobs), crew.join(', ')]);
}

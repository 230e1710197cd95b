import { figure } from '../figure.js';
import { isHold } from '../work-types.js';
import type { EstimateStop } from './estimate-input.js';
import { MINUTES_AN_HOUR, minutesByHand } from './time-by-hand.js';

/** Minutes of handling for a crew of two that a person typed as worktime; `null` if nobody did, or nothing is handled. */
export function minutesTyped(stop: EstimateStop): number | null {
  const hours = stop.worktimeTyped && !isHold(stop) ? figure(stop.worktime) : null;
  return hours === null ? null : hours * MINUTES_AN_HOUR;
}

/** Whether the handling of a stop is known: by column Base, by what a person entered, or as there is none. */
export const isCounted = (stop: EstimateStop, base: number | null): boolean =>
  stop.workType === 'Packing' ||
  isHold(stop) ||
  base !== null ||
  minutesByHand(stop.currentEstimate) !== null ||
  minutesTyped(stop) !== null;

/** A field that would let the size tables count a stop. */
export type CountingField = 'workType' | 'locationType' | 'bedrooms' | 'sqft' | 'dimensions';

/** A stop that the estimate leaves out (R-EST-25). */
export interface UncountedStop {
  /** In the order of travel, from 0. */
  index: number;
  /** What would let it be counted besides its work time; null if nothing else would. */
  lacks: CountingField | null;
}

const SIZED_BY: Readonly<Record<string, CountingField>> = {
  '': 'locationType',
  Apartment: 'bedrooms',
  Condo: 'bedrooms',
  House: 'sqft',
  'Town-home': 'sqft',
  Storage: 'dimensions',
  Pod: 'dimensions',
  'Rental Truck': 'dimensions',
};

/** What a stop that is not counted lacks for the tables. */
export const lackOf = ({ workType, locationType }: EstimateStop): CountingField | null =>
  workType ? (SIZED_BY[locationType ?? ''] ?? null) : 'workType';

const GIVES: Readonly<Record<CountingField, string>> = {
  workType: 'choose its type of work',
  locationType: 'choose its location type',
  bedrooms: 'enter its bedrooms',
  sqft: 'enter its square feet',
  dimensions: 'enter its dimensions',
};

/** `Location 1 is not counted: type its work time`. */
export const uncountedWords = ({ index, lacks }: UncountedStop): string =>
  [`Location ${index + 1} is not counted: type its work time`, lacks && GIVES[lacks]]
    .filter(Boolean)
    .join(', or ');

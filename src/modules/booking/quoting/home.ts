import type { LocationFieldsDto } from '#modules/moves/contract/location-fields.dto.js';
import { readSquareFeet } from '#modules/moves/contract/location-rules.js';
import { HOME_TYPES, isFlat } from '../contract/limits.js';
import type { HomeType } from '../contract/limits.js';

/** `size`: bedrooms or square feet, depending on the type. */
export interface Home {
  fromType: HomeType;
  size: number;
}

/** A stop with the size that a visitor gave it. */
type SizedStop = Pick<LocationFieldsDto, 'locationType' | 'bedrooms' | 'sqft'>;

/** What a visitor does not say and what makes a move short or long. */
export interface Conditions {
  floor: number;
  stories: number;
  /** Feet. */
  distanceToDoor: number;
  /** Compared with the usual number for a home of that size. */
  boxes: number;
}

/** Ground floor, parking at the door, few boxes. */
export const EASY: Conditions = { floor: 1, stories: 1, distanceToDoor: 50, boxes: 0.5 };

/** Third floor by stairs or two stories, a walk to the truck, many boxes. */
export const HARD: Conditions = { floor: 3, stories: 2, distanceToDoor: 100, boxes: 1.5 };

/** Usual boxes at each end (R-EST-15). */
const BOXES_BY_BEDROOMS = [15, 25, 40, 60, 80];
const BOXES_BY_SQUARE_FEET = [
  { upTo: 800, boxes: 25 },
  { upTo: 1_200, boxes: 40 },
  { upTo: 1_800, boxes: 60 },
  { upTo: 2_500, boxes: 80 },
];
const MOST_BOXES = 100;

/** The home that a stop is, as far as a quote counts it; null where its kind or size is not known. */
export function homeOf({ locationType, bedrooms, sqft }: SizedStop): Home | null {
  const fromType = HOME_TYPES.find((type) => type === locationType);
  if (!fromType) return null;
  const size = isFlat(fromType) ? bedrooms : readSquareFeet(sqft);
  return typeof size === 'number' ? { fromType, size } : null;
}

/** The boxes that such a home usually has at each end. */
export function usualBoxes({ fromType, size }: Home): number {
  if (isFlat(fromType)) return BOXES_BY_BEDROOMS[size] ?? MOST_BOXES;
  return BOXES_BY_SQUARE_FEET.find(({ upTo }) => size <= upTo)?.boxes ?? MOST_BOXES;
}

/** The home as a stop of an estimate. */
export const homeStop = (home: Home, { boxes, ...conditions }: Conditions) => ({
  ...conditions,
  locationType: home.fromType,
  bedrooms: isFlat(home.fromType) ? home.size : null,
  sqft: isFlat(home.fromType) ? null : home.size,
  numBoxes: Math.round(usualBoxes(home) * boxes),
});

import type { FieldFault } from '#kernel/domain-error.js';
import { isBlank, REQUIRED_MESSAGE } from '#kernel/validation/index.js';
import { MOVE_MESSAGES } from './messages.js';

/** The parts of a location that decide what it must have. */
export interface LocationNeedsInput {
  locationType?: unknown;
  typeOfWOrk?: unknown;
  normalizedStreetAddress?: unknown;
  zip?: unknown;
  dimensions?: unknown;
  sqft?: unknown;
  stories?: unknown;
  bedrooms?: unknown;
  floor?: unknown;
}

/** Which location types need which field (R-STOP-5). */
export const LOCATION_NEEDS = {
  dimensions: ['Storage', 'Pod', 'Rental Truck'],
  sqft: ['House', 'Condo', 'Town-home'],
  stories: ['House', 'Town-home'],
  bedrooms: ['Apartment', 'Condo', 'Town-home'],
  floor: ['Apartment', 'Condo'],
} as const;
export type NeededField = keyof typeof LOCATION_NEEDS;
const NEEDED_FIELDS = Object.keys(LOCATION_NEEDS) as NeededField[];

/** Whether a location of this type must have the field. */
export const isNeeded = (field: NeededField, locationType: unknown): boolean =>
  LOCATION_NEEDS[field].some((type) => type === locationType);

/**
 * What a complete location lacks. For a location as it will be stored: the body merged into what is
 * there, since a body alone may leave fields out. `path` is put before each field's name.
 */
export function locationFaults(location: LocationNeedsInput, path = ''): FieldFault[] {
  const faults: FieldFault[] = [];
  const lacks = (field: keyof LocationNeedsInput, message: string) => {
    if (isBlank(location[field])) faults.push({ path: path ? `${path}.${field}` : field, message });
  };
  lacks('typeOfWOrk', REQUIRED_MESSAGE);
  lacks('normalizedStreetAddress', REQUIRED_MESSAGE);
  lacks('zip', MOVE_MESSAGES.zipMissing);
  for (const field of NEEDED_FIELDS)
    if (isNeeded(field, location.locationType)) lacks(field, MOVE_MESSAGES[field]);
  return faults;
}

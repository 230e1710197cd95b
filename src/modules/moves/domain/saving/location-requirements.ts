import type { FieldFault } from '../../../../kernel/domain-error.js';
import { faultUnless, isFilled, REQUIRED } from './field-checks.js';

/** What a location must tell, depending on its type. */
export interface RequiredLocation {
  normalizedStreetAddress?: string | null;
  typeOfWOrk?: string | null;
  locationType?: string | null;
  zip?: string | null;
  dimensions?: string | null;
  sqft?: unknown;
  stories?: unknown;
  bedrooms?: unknown;
  floor?: unknown;
}

type Detail = 'dimensions' | 'sqft' | 'stories' | 'bedrooms' | 'floor';

const DETAILS: Readonly<Record<string, readonly Detail[]>> = {
  Storage: ['dimensions'],
  Pod: ['dimensions'],
  'Rental Truck': ['dimensions'],
  House: ['sqft', 'stories'],
  Condo: ['sqft', 'bedrooms', 'floor'],
  'Town-home': ['sqft', 'stories', 'bedrooms'],
  Apartment: ['bedrooms', 'floor'],
};

const MESSAGES: Readonly<Record<Detail, string>> = {
  dimensions: 'You have chosen a location type that requires dimensions',
  sqft: REQUIRED,
  stories: REQUIRED,
  bedrooms: REQUIRED,
  floor: 'Location type requires the floor specified',
};

const ZIP = /^\d{5}(-\d{4})?$/;

/** Fields that the form shows and requires for a type. Source: product-1 section 5. */
export const requiredDetails = (locationType: string | null | undefined): readonly Detail[] =>
  DETAILS[locationType ?? ''] ?? [];

export function zipFaults(zip: string | null | undefined): FieldFault[] {
  if (!isFilled(zip)) return [{ path: 'zip', message: 'zip not provided' }];
  return faultUnless(ZIP.test((zip ?? '').trim()), 'zip', 'Invalid zip found');
}

/** Faults of one location, paths relative to it. */
export const locationFaults = (location: RequiredLocation): FieldFault[] => [
  ...faultUnless(isFilled(location.normalizedStreetAddress), 'normalizedStreetAddress', REQUIRED),
  ...faultUnless(isFilled(location.typeOfWOrk), 'typeOfWOrk', REQUIRED),
  ...zipFaults(location.zip),
  ...requiredDetails(location.locationType).flatMap((detail) =>
    faultUnless(isFilled(location[detail]), detail, MESSAGES[detail]),
  ),
];

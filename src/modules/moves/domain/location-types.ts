export const LOCATION_TYPES = [
  'Apartment',
  'House',
  'Office',
  'Storage',
  'Pod',
  'Rental Truck',
  'Condo',
  'Town-home',
  'Other',
] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

const MULTI_STOREY: readonly string[] = ['Apartment', 'Office', 'Storage', 'Condo'];

/** Types whose stop may be above the ground floor: its floor and elevator count (R-STOP-8). */
export const isMultiStorey = (locationType: string | null | undefined): boolean =>
  MULTI_STOREY.includes(locationType ?? '');

/** Types with stories inside, where things are carried up and down. */
export const hasStories = (locationType: string | null | undefined): boolean =>
  locationType === 'House' || locationType === 'Town-home';

/** The fields that the money and the automated estimate of an activity follow from. */
export const ESTIMATED = [
  '_id',
  'locations',
  'numMovers',
  'truckCount',
  'estHours',
  'minTime',
] as const;
export type EstimatedPart = (typeof ESTIMATED)[number];

/** The fields that say when an activity is on the board. */
export const SCHEDULED = ['_id', 'activityDay', 'operations', 'requiresLift'] as const;

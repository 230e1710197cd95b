/** The fields that an estimate fills in. */
export const ESTIMATE_INPUTS = ['numMovers', 'truckCount', 'minTime', 'estHours'] as const;
export type EstimateInput = (typeof ESTIMATE_INPUTS)[number];

/** The fields that the money and the automated estimate of an activity follow from. */
export const ESTIMATED = ['_id', 'locations', ...ESTIMATE_INPUTS] as const;
export type EstimatedPart = (typeof ESTIMATED)[number];

/** The fields that say when an activity is on the board. */
export const SCHEDULED = ['_id', 'activityDay', 'operations', 'requiresLift'] as const;

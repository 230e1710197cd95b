/** What can be on a truck. */
export const OCCUPANCY_KINDS = ['booking', 'hold', 'unavailable'] as const;
export type OccupancyKind = (typeof OCCUPANCY_KINDS)[number];

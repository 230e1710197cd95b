/** What a position is that of: the door of an address, or the middle of its zip code or neighborhood. */
export const PLACE_PRECISIONS = ['address', 'zip'] as const;
export type PlacePrecision = (typeof PLACE_PRECISIONS)[number];

export { legsFrom } from '../domain/approximate-leg.js';

export const PLACE_SEARCH = { minLetters: 3, results: 8 } as const;

/** Refusals of the maps calls and their sentences. */
export const MAPS_ERRORS = {
  ADDRESS_NOT_FOUND: 'This address was not found.',
} as const;
export type MapsErrorCode = keyof typeof MAPS_ERRORS;

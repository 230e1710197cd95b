import { BLANK_LOCATION } from '#modules/moves/contract/blank-location.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import type { LocationValues } from './values';

/** A stop before anything is entered. */
export const freshLocation = (typeOfWOrk: WorkType): LocationValues => ({
  ...structuredClone(BLANK_LOCATION),
  typeOfWOrk,
});

/** What the next stop is most likely for: first a load, then unloads. */
export const nextWork = (locations: readonly LocationValues[]): WorkType =>
  locations.length === 0 ? 'Load' : 'Unload';

import { BLANK_LOCATION } from '#modules/moves/contract/blank-location.js';
import type { WorkType } from '#modules/moves/contract/move-terms.js';
import type { LocationValues } from './values';

/** The state of an address in one line, `…, Oklahoma City, OK 73103`; null where it names none. */
export const stateOf = (address: string): string | null =>
  /,\s*([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?\s*(?:,\s*USA?)?$/.exec(address)?.[1] ?? null;

/** A stop before anything is entered, in the state of the branch at `branchAddress` (R-STOP-14). */
export const freshLocation = (typeOfWOrk: WorkType, branchAddress = ''): LocationValues => ({
  ...structuredClone(BLANK_LOCATION),
  state: stateOf(branchAddress) ?? BLANK_LOCATION.state,
  typeOfWOrk,
});

/** What the next stop is most likely for: first a load, then unloads. */
export const nextWork = (locations: readonly LocationValues[]): WorkType =>
  locations.length === 0 ? 'Load' : 'Unload';

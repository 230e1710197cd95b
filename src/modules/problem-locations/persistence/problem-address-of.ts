import type { ProblemAddress } from '../problem-location-changed.event.js';
import type { ProblemLocationRow } from './problem-location.row.js';

/** Where stops must lie to be this problem. */
export function problemAddressOf(row: ProblemLocationRow): ProblemAddress {
  const { address, googlePlacesSuggestedAddress: suggested, latitude, longitude } = row;
  return { addresses: suggested === '' ? [address] : [address, suggested], latitude, longitude };
}

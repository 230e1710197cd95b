import { addressKey } from '#kernel/address-key.js';
import type { ProblemLocationDto } from '../contract/problem-location.dto.js';
import type { ProblemLocationView } from '../contract/problem-location.view.js';
import type { ProblemAddress } from '../events/problem-location-changed.event.js';
import type { ProblemLocationRow } from './problem-location.row.js';

/** The part of a problem location that leaves the server. */
export const problemLocationViewOf = (row: ProblemLocationRow): ProblemLocationView => ({
  _id: row.id,
  address: row.address,
  reason: row.reason,
  latitude: row.latitude,
  longitude: row.longitude,
  googlePlacesSuggestedAddress: row.googlePlacesSuggestedAddress,
});

/** Where stops must be to have this problem. */
export function problemAddressOf(row: ProblemLocationRow): ProblemAddress {
  const { address, googlePlacesSuggestedAddress: suggested, latitude, longitude } = row;
  return { addresses: suggested === '' ? [address] : [address, suggested], latitude, longitude };
}

/** The stored location after a body; what the body leaves out stays as it is in `before`. */
export function problemLocationRowOf(
  id: string,
  sent: ProblemLocationDto,
  before?: ProblemLocationRow,
): ProblemLocationRow {
  const suggested = sent.googlePlacesSuggestedAddress ?? before?.googlePlacesSuggestedAddress ?? '';
  return {
    id,
    address: sent.address,
    addressKey: addressKey(sent.address),
    suggestedKey: addressKey(suggested),
    reason: sent.reason ?? before?.reason ?? '',
    ...positionOf(sent, before),
    googlePlacesSuggestedAddress: suggested,
  };
}

type Position = Pick<ProblemLocationRow, 'latitude' | 'longitude'>;

/** Half a position counts as none, and the position of another address does not belong here. */
function positionOf(sent: ProblemLocationDto, before: ProblemLocationRow | undefined): Position {
  const kept = before?.address === sent.address ? before : undefined;
  const { latitude = kept?.latitude ?? null, longitude = kept?.longitude ?? null } = sent;
  return latitude === null || longitude === null
    ? { latitude: null, longitude: null }
    : { latitude, longitude };
}
